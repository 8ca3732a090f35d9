/** A job to be done after the transaction that wrote it. Times are epoch milliseconds. */
export type OutboxTable = {
  outboxId: string;
  /** The handler: `mail`, `refund`. */
  kind: string;
  /** Unique for ever: the same job is never queued twice. */
  key: string;
  /** JSON; emptied when done, since it may hold personal data. */
  payload: string;
  tries: number;
  dueAt: number;
  leaseOwner: string | null;
  leasedUntil: number | null;
  lastError: string | null;
  createdAt: number;
  doneAt: number | null;
  /** Set when every try has failed: retained for an operator, not retried automatically. */
  deadAt: number | null;
};

export type OutboxTables = { outbox: OutboxTable };
