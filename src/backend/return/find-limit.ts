import 'server-only';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '#backend/rest/client-address.ts';
import { DomainError } from '#backend/rest/domain-error.ts';

const quarter = 15 * 60;
/** Nobody mistypes more often than this. */
const ofClient = new RateLimiterMemory({ points: 20, duration: quarter });
/** Whoever knows a number must not try addresses on it from everywhere. */
const ofOrder = new RateLimiterMemory({ points: 10, duration: quarter });

/** Refuses to look for orders again and again, with Retry-After in seconds. RATE_LIMIT=0 switches it off like the others. */
export const limitFinding = async (c: Context, orderId: string): Promise<void> => {
  if (process.env['RATE_LIMIT'] === '0') return;
  try {
    await ofClient.consume(clientAddress(c));
    await ofOrder.consume(orderId);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    c.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)));
    throw new DomainError('TooManyRequestsException', 429, {}, 'Too many tries, please wait a moment');
  }
};
