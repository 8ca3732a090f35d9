import 'server-only';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#backend/errors/errors.ts';
import { limitStore } from './limit-store.ts';
import { isLimited } from './limits-of-environment.ts';

/** The number of points per number of seconds. */
export type LimitRule = { points: number; seconds: number };

/** `isRemembered`: a key over the limit is rejected from memory until its period ends, even if points are released meanwhile. */
export type LimitOptions = { isRemembered?: boolean };

/** Counts calls under a key: a network address, an account, a code. */
export type Limit = {
  /** Counts, and throws TooManyRequestsException 429 with Retry-After above the limit. RATE_LIMIT=0 switches it off. */
  take: (c: Context, key: string, times?: number) => Promise<void>;
  /** Counts, and returns whether it is still within the limit: for work that is silently skipped, so that nobody can block others by it. */
  allows: (key: string) => Promise<boolean>;
  /** It was no guess after all: subtracts one. */
  release: (key: string) => Promise<void>;
  /** Starts anew. */
  reset: (key: string) => Promise<void>;
};

// Keys contain email and network addresses of any length: the database must not store them.
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The error of every limit. */
const rateLimitError = (c: Context, waitMs: number): DomainError => {
  c.header('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))));
  return new DomainError('TooManyRequestsException', 429, {}, 'Too many tries, please wait a moment');
};

/** A shared limit that counts each key as it is. */
export const createSingleLimit = (name: string, { points, seconds }: LimitRule, { isRemembered = true }: LimitOptions = {}): Limit => {
  const limiter = new RateLimiterPostgres({
    storeClient: limitStore,
    storeType: 'pool',
    tableName: 'rateLimit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(isRemembered && { inMemoryBlockOnConsumed: points + 1 }),
    // While the database is unavailable, each process counts by itself.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
  const consume = async (key: string, times: number): Promise<RateLimiterRes | undefined> => {
    try {
      await limiter.consume(hashKey(key), times);
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
    return undefined;
  };
  return {
    take: async (c, key, times = 1) => {
      if (!isLimited()) return;
      const error = await consume(key, times);
      if (error) throw rateLimitError(c, error.msBeforeNext);
    },
    allows: async (key) => !isLimited() || (await consume(key, 1)) === undefined,
    release: async (key) => {
      if (isLimited()) await limiter.reward(hashKey(key));
    },
    reset: async (key) => {
      if (isLimited()) await limiter.delete(hashKey(key));
    },
  };
};
