import 'server-only';

/**
 * The timestamp of a new row in ms: now, or just after the latest of its sibling rows. Two rows of one millisecond would have no defined
 * order.
 */
export const nextMoment = (latest: number | undefined, now = Date.now()): number => Math.max(now, (latest ?? 0) + 1);
