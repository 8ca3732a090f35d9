import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { createBatchedLimit, type RateLimits } from '#backend/rate-limit/rate-limit.ts';
import { clientAddress } from './client-address.ts';

// Providers sign or authorize what they send, and send in bursts.
const signed = /^\/(?:payments\/webhook|sandbox\/stripe)(?:\/|$)/;

/**
 * Rejects a client that calls more often than a person and a page can, with Retry-After in seconds; a limit of zero changes switches it
 * off.
 */
export const rateLimit = ({ reads, changes }: RateLimits): MiddlewareHandler => {
  if (changes === 0) return (_, next) => next();
  const ofReads = createBatchedLimit('reads', { points: reads, seconds: 60 });
  const ofChanges = createBatchedLimit('changes', { points: changes, seconds: 60 });
  return async (c, next) => {
    if (signed.test(c.req.path)) return next();
    await (['GET', 'HEAD'].includes(c.req.method) ? ofReads : ofChanges).take(c, clientAddress(c));
    return next();
  };
};
