import 'server-only';
import { pino } from 'pino';

/** The backend's log: one JSON object a line on standard output. LOG_LEVEL sets how much is said; tests say nothing. */
export const log = pino({
  level: process.env['LOG_LEVEL'] ?? (process.env['VITEST'] ? 'silent' : 'info'),
  timestamp: pino.stdTimeFunctions.isoTime,
  base: { pid: process.pid },
});
