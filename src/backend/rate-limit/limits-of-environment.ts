import 'server-only';
import { environment } from '#shared/environment/environment.ts';

export type RateLimits = { reads: number; changes: number };

/** Calls per minute and client: RATE_LIMIT sets the number of changes (0 switches every limit off), reads are four times as many. */
export const limitsOfEnvironment = (): RateLimits => {
  const { RATE_LIMIT: changes } = environment();
  return { reads: changes * 4, changes };
};

/** False in test environments that switch every limit off. */
export const isLimited = (): boolean => limitsOfEnvironment().changes > 0;
