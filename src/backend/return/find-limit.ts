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

/** Each declaration sends a mail to an address that nobody has proved. */
const ofSender = new RateLimiterMemory({ points: 6, duration: quarter });

const orRefuse = async (c: Context, consume: () => Promise<unknown>): Promise<void> => {
  if (process.env['RATE_LIMIT'] === '0') return;
  try {
    await consume();
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    c.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)));
    throw new DomainError('TooManyRequestsException', 429, {}, 'Too many tries, please wait a moment');
  }
};

/** Refuses to look for orders again and again, with Retry-After in seconds. RATE_LIMIT=0 switches it off like the others. */
export const limitFinding = (c: Context, orderId: string): Promise<void> =>
  orRefuse(c, async () => {
    await ofClient.consume(clientAddress(c));
    await ofOrder.consume(orderId);
  });

/** Refuses to declare again and again without an order. */
export const limitDeclaring = (c: Context): Promise<void> => orRefuse(c, () => ofSender.consume(clientAddress(c)));
