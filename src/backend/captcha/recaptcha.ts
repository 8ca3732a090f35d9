import 'server-only';
import { createHash } from 'node:crypto';
import type { CaptchaCheck } from './captcha-check.ts';
import { verifyToken } from './verify-token.ts';

/** The action with which the browser asks for a token (F-03). */
const action = 'submit';
// Google's own default: 1 is very likely a person, 0 a program.
const minScore = 0.5;
// A token lives for two minutes; the clocks of two houses may differ by one.
const driftMs = 60 * 1000;
const lifetimeMs = 2 * 60 * 1000 + driftMs;

/** Checks a token of reCAPTCHA v3: for this action, from this very host, fresh, and likely of a person (F-03). */
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
