import 'server-only';

/**
 * The moment of a new row in ms: now, or just after the latest of the rows beside it. Two rows of one millisecond would
 * stand in an order that is left to chance.
 */
export const nextMoment = (latest: number | undefined, now = Date.now()): number => Math.max(now, (latest ?? 0) + 1);
