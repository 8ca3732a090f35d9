import { type Logger, pino } from 'pino';

export type Log = Logger;

/** The process's log: one JSON object a line on standard output, times in ISO 8601. */
export const createLog = (level: string): Log => pino({ level, timestamp: pino.stdTimeFunctions.isoTime, base: { pid: process.pid } });
