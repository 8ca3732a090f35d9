import 'server-only';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '#backend/rest/client-address.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import { limitsOfEnvironment } from '#backend/rest/rate-limit.ts';

const quarter = 15 * 60;
const limiter = (points: number) => new RateLimiterMemory({ points, duration: quarter });
type Rule = { perAccount: RateLimiterMemory; perClient: RateLimiterMemory };

// A household may share an address, an account has one owner.
const rules = {
  login: { perAccount: limiter(10), perClient: limiter(50) },
  register: { perAccount: limiter(5), perClient: limiter(20) },
  mail: { perAccount: limiter(5), perClient: limiter(20) },
  code: { perAccount: limiter(10), perClient: limiter(50) },
} satisfies Record<string, Rule>;

const consume = async (c: Context, counter: RateLimiterMemory, key: string): Promise<void> => {
  try {
    await counter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    c.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)));
    throw new DomainError('TooManyRequestsException', 429, {}, 'Too many attempts, please wait a moment');
  }
};

/**
 * Counts an attempt of a client at an account; `account` is what the caller names, whether or not it exists. Throws
 * TooManyRequestsException 429 with Retry-After. RATE_LIMIT=0 switches it off.
 */
export const countAttempt = async (c: Context, kind: keyof typeof rules, account: string): Promise<void> => {
  if (limitsOfEnvironment().changes === 0) return;
  const { perAccount, perClient }: Rule = rules[kind];
  await consume(c, perClient, clientAddress(c));
  await consume(c, perAccount, account);
};

/** The owner is in: earlier slips no longer count against the account. */
export const forgiveAttempts = async (kind: keyof typeof rules, account: string): Promise<void> => {
  await rules[kind].perAccount.delete(account);
};
