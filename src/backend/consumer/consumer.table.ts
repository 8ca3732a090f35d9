import 'server-only';

/** A login of a consumer: the cookie holds the token, the database its SHA-256. An ended one is kept a while, so that its browser learns 497 and not 401. */
export type SessionTable = {
  sessionId: string;
  tokenHash: string;
  consumerId: string;
  createdAt: number;
  expiresAt: number;
};

export type ConsumerTables = { session: SessionTable };
