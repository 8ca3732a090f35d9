import 'server-only';

/** The tables by name. Each room describes its own; the assembly puts them in here, so that this room knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: `backend/assembly/tables.ts` fills it, which only an interface allows
export interface Tables {}
