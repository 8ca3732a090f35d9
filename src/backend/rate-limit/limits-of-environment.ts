import 'server-only';
import { environment } from '#shared/environment/environment.ts';

export type RateLimits = { reads: number; changes: number };

/** Calls per minute and client: RATE_LIMIT sets the changes (0 switches every limit off), four times as many reads. */
export const limitsOfEnvironment = (): RateLimits => {
  const { RATE_LIMIT: changes } = environment();
  return { reads: changes * 4, changes };
};

/** False in rigs that switched every limit off. */
export const isLimited = (): boolean => limitsOfEnvironment().changes > 0;
