import type { ReactNode } from 'react';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';

/** What a form that only a person may send needs of its page (F-03). */
export type CaptchaSetting = {
  /** Where the shop has a key for it. */
  recaptcha: RecaptchaChoice | undefined;
  /** What the captcha shows of itself. */
  captcha: ReactNode;
  /** What stands for a solution without script, in a personal document. */
  ticket: string | undefined;
};
