import 'server-only';

/** How often something was done within a time. The library that counts writes the rows, so names and order of the columns are its own; keys are hashed. */
export type LimitTables = { rateLimit: { key: string; points: number; expire: number | null } };
