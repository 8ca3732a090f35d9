import 'server-only';

/**
 * A login of a consumer: the cookie holds the token, the database its SHA-256. An ended one is retained for a while, so that its browser
 * gets 497 and not 401.
 */
export type SessionTable = {
  sessionId: string;
  tokenHash: string;
  consumerId: string;
  createdAt: number;
  expiresAt: number;
  /** Time of the last call, to a few minutes. */
  seenAt: number;
  /** 1: the login survives closing the browser. */
  isRemembered: 0 | 1;
  /** The browser's own description, for the list of logins. */
  device: string;
};

export type SessionTables = { session: SessionTable };
