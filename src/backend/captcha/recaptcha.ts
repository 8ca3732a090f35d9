import 'server-only';
import { createHash } from 'node:crypto';
import type { CaptchaCheck } from './captcha-check.ts';
import { verifyToken } from './verify-token.ts';

/** The action under which the browser requests a token (F-03). */
const action = 'submit';
// Google's own default: 1 is very likely a human, 0 a bot.
const minScore = 0.5;
// A token is valid for two minutes; Google's clock and ours may differ by one.
const driftMs = 60 * 1000;
const lifetimeMs = 2 * 60 * 1000 + driftMs;

/** Checks a reCAPTCHA v3 token: for this action, from this host, fresh, and likely of a human (F-03). */
export const checkRecaptcha: CaptchaCheck = async (token, hostname) => {
  const found = await verifyToken(token);
  if (!found?.success || found.action !== action || found.hostname !== hostname) return undefined;
  if (found.score === undefined || found.score < minScore || found.challenge_ts === undefined) return undefined;
  const madeAt = Date.parse(found.challenge_ts);
  const age = Date.now() - madeAt;
  if (age < -driftMs || age > lifetimeMs) return undefined;
  return {
    signature: `recaptcha.${createHash('sha256').update(token).digest('base64url')}`,
    expiresAt: madeAt + lifetimeMs,
    isTicket: false,
  };
};
