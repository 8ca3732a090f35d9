import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from './client-address.ts';
import { DomainError } from './domain-error.ts';

// Providers sign or authorize what they send, and come in waves.
const signed = /^\/(?:payments\/webhook|sandbox\/stripe)(?:\/|$)/;

export type RateLimits = { reads: number; changes: number };

/** Calls per minute and client: RATE_LIMIT sets the changes (default 300, 0 switches the limit off), four times as many reads. */
export const limitsOfEnvironment = (env: NodeJS.ProcessEnv = process.env): RateLimits => {
  const changes = Number(env['RATE_LIMIT'] ?? 300);
  if (!Number.isInteger(changes) || changes < 0) throw new Error(`RATE_LIMIT is '${env['RATE_LIMIT']}', not a number of calls per minute`);
  return { reads: changes * 4, changes };
};

/** Refuses a client that calls more often than a person and a page can, with Retry-After in seconds. */
export const rateLimit = ({ reads, changes }: RateLimits): MiddlewareHandler => {
  const readLimiter = new RateLimiterMemory({ points: reads, duration: 60 });
  const changeLimiter = new RateLimiterMemory({ points: changes, duration: 60 });
  return async (c, next) => {
    if (changes === 0 || signed.test(c.req.path)) return next();
    const limiter = ['GET', 'HEAD'].includes(c.req.method) ? readLimiter : changeLimiter;
    try {
      await limiter.consume(clientAddress(c));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      c.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)));
      throw new DomainError('TooManyRequestsException', 429, {}, 'Too many calls, please wait a moment');
    }
    return next();
  };
};
