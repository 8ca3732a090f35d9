import { measured } from './text.ts';
import { z } from './zod.ts';

/** Why a captcha is invalid: it was not solved, or its solution is wrong, expired or used. */
export const captchaCauses = ['NOT_READY', 'VERIFICATION_FAILED'] as const;
export type CaptchaCause = (typeof captchaCauses)[number];

/**
 * GET /marketing/contact/challenge: a proof of work in the format of the ALTCHA widget and altcha-lib. Keys are derived from nonce, salt
 * and a counter until one begins with the prefix.
 */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    /** In seconds since 1970. */
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

/** The field `captcha` of a form: a solved challenge, a reCAPTCHA token, or without script the ticket of its page; empty is NOT_READY. */
export const captchaField = z._default(measured(4000).check(z.maxLength(4000, 'general.validation.tooLong')), '');

/** The content of the field `captcha`, JSON in Base64: the challenge and its solution. */
export const captchaSolution = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: measured(200) }),
});
