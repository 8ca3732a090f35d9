import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { useProofOfWork } from './use-proof-of-work.ts';

/** What proves that a person sends a form: begun when somebody turns to it, taken when it is sent. */
export type Captcha = {
  start: () => void;
  /** What the field `captcha` then holds: empty where it is not ready, undefined where the visitor does not allow it. */
  take: () => Promise<string | undefined>;
};

const recaptchaOf = (choice: RecaptchaChoice): Captcha => {
  const load = () => import('./load-recaptcha.ts');
  return {
    // What fails now is tried again when the form is sent.
    start: () =>
      void load().then(
        ({ loadRecaptcha }) => loadRecaptcha(choice),
        () => undefined,
      ),
    take: async () => (await load()).requestToken(choice),
  };
};

/** The captcha of a form: reCAPTCHA where the shop has a key for it, else a proof of work (F-03). */
export const useCaptcha = (recaptcha: RecaptchaChoice | undefined): Captcha => {
  const own = useProofOfWork();
  return recaptcha ? recaptchaOf(recaptcha) : own;
};
