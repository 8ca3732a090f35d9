import type { ReactNode } from 'react';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';

/** What a captcha-protected form gets from its page (F-03). */
export type CaptchaSetting = {
  /** If the shop has a key for it. */
  recaptcha: RecaptchaChoice | undefined;
  /** The captcha's visible part. */
  captcha: ReactNode;
  /** The pre-filled solution without script, in a personal document. */
  ticket: string | undefined;
};
