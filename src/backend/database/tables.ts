import 'server-only';

/** The tables by name. Each module describes its own; the app adds them here, so that this module knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: `backend/app/tables.ts` fills it, which only an interface allows
export interface Tables {}
