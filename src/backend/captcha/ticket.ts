import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CaptchaCheck } from './captcha-check.ts';
import { captchaSecret } from './captcha-secret.ts';

const form = /^plain\.(\d{13})\.([\w-]{22})\.([\w-]{43})$/;
// No human reads an error and selects the files again in less time.
const minDelayMs = 2000;
const lifetimeMs = 20 * 60 * 1000;

const sign = async (text: string): Promise<string> =>
  createHmac('sha256', await captchaSecret())
    .update(`plain.${text}`)
    .digest('base64url');

/**
 * The ticket that a no-script form carries in place of a solution: valid once, from two seconds to twenty minutes after the page was
 * created.
 */
export const createTicket = async (now = Date.now()): Promise<string> => {
  const text = `${now}.${randomBytes(16).toString('base64url')}`;
  return `plain.${text}.${await sign(text)}`;
};

/** Whether a text looks like a ticket. */
export const isTicket = (text: string): boolean => form.test(text);

/** Checks a ticket. */
export const checkTicket: CaptchaCheck = async (text) => {
  const [, madeAt = '', nonce = '', signature = ''] = form.exec(text) ?? [];
  const age = Date.now() - Number(madeAt);
  const expected = Buffer.from(await sign(`${madeAt}.${nonce}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(expected, given);
  if (!isOurs || age < minDelayMs || age > lifetimeMs) return undefined;
  return { signature, expiresAt: Number(madeAt) + lifetimeMs, isTicket: true };
};
