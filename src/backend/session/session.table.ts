import 'server-only';

/** A login of a consumer: the cookie holds the token, the database its SHA-256. An ended one is kept a while, so that its browser learns 497 and not 401. */
export type SessionTable = {
  sessionId: string;
  tokenHash: string;
  consumerId: string;
  createdAt: number;
  expiresAt: number;
  /** Of the last call, to a few minutes. */
  seenAt: number;
  /** 1: the browser keeps the login when it is closed. */
  isRemembered: 0 | 1;
  /** The browser as it named itself, for the list of logins. */
  device: string;
};

export type SessionTables = { session: SessionTable };
