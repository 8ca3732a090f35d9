import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkShares, networksOf } from '#shared/network/network-of.ts';

/** A client requests more rendered pages than anybody reads (429). */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
  /** Seconds to wait. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`Too many renders for one client, again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

/** Counts a render against a client's network; rejects with TooManyRendersError when the limit per minute is exceeded. */
export type RenderLimit = (network: string) => Promise<void>;

/**
 * The number of renders per minute and network, those around it included; 0 means unlimited. Each process counts for itself, since the limit protects its own CPU
 * time.
 */
export const createRenderLimit = (perMinute: number): RenderLimit => {
  if (perMinute === 0) return async () => {};
  const limiters = networkShares.map((share) => new RateLimiterMemory({ points: perMinute * share, duration: 60 }));
  return async (network) => {
    try {
      for (const [index, each] of networksOf(network).entries()) await limiters[index]?.consume(each);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRendersError(Math.ceil(error.msBeforeNext / 1000));
    }
  };
};
