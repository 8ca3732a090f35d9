import { z } from 'zod';
import { variableFacts } from './variable.ts';

const together = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const;
type Together = Partial<Record<(typeof together)[number], string | undefined>>;

/** Settings for distinguishing humans from bots in forms. */
export const captcha = {
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of letters, digits, _ and -')
    .optional()
    .register(variableFacts, {
      about:
        'the key of reCAPTCHA v3, which every visitor can read: bind it to your domains; needs `RECAPTCHA_SECRET`. Opens the policy of the pages to reCAPTCHA, which is loaded with consent alone; without it the browser does a proof of work',
      example: '6Lc-your-site-key',
    }),
  RECAPTCHA_SECRET: z.string().min(1).optional().register(variableFacts, {
    about: 'the secret that belongs to `RECAPTCHA_SITE_KEY`, with which the shop has every answer verified',
    example: '6Lc-your-secret',
    isSecret: true,
  }),
  RECAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .default('https://www.google.com/recaptcha/api/siteverify')
    .register(variableFacts, {
      about: 'who verifies the answers; another address only where the network leads there by a detour, and for tests',
      example: 'https://www.recaptcha.net/recaptcha/api/siteverify',
    }),
};

/** Reports a key without its counterpart: one alone protects nothing. */
export const requireCaptchaKeyPair = (given: Together, context: z.core.$RefinementCtx): void => {
  const [set, ...others] = together.filter((name) => given[name] !== undefined);
  const missing = together.find((name) => given[name] === undefined);
  if (set === undefined || others.length > 0) return;
  context.addIssue({ code: 'custom', path: [set], message: `needs ${missing} beside it` });
};
