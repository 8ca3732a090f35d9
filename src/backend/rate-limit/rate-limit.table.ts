import 'server-only';

/** The count per key within a period. The rate limit library writes the rows, so names and order of the columns are its own; keys are hashed. */
export type LimitTables = { rateLimit: { key: string; points: number; expire: number | null } };
