import 'server-only';
import { pino } from 'pino';
import { environment } from '#shared/environment/environment.ts';

/** The backend's log: one JSON object per line on standard output. LOG_LEVEL sets the level. */
export const log = pino({
  level: environment().LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  base: { pid: process.pid },
});
