import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A client asks for more pages that have to be rendered than anybody reads (429). */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
  /** Seconds to wait. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`Too many renders for one client, again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

/** Counts a render for a client's network; rejects with TooManyRendersError when it is one too many within a minute. */
export type RenderLimit = (network: string) => Promise<void>;

/**
 * So many renders a minute and network; 0 sets no bound. Counted in each process by itself, for what it guards is the processor time of
 * this one.
 */
export const createRenderLimit = (perMinute: number): RenderLimit => {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (network) => {
    try {
      await limiter.consume(network);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRendersError(Math.ceil(error.msBeforeNext / 1000));
    }
  };
};
