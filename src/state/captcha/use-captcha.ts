import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { useProofOfWork } from './use-proof-of-work.ts';

/** The captcha of a form: started on the first interaction, awaited on submit. */
export type Captcha = {
  start: () => void;
  /** The value of the field `captcha`: empty if it is not ready, undefined if the visitor does not allow it. */
  take: () => Promise<string | undefined>;
};

const recaptchaOf = (choice: RecaptchaChoice): Captcha => {
  const load = () => import('./load-recaptcha.ts');
  return {
    // A failure is retried on submit.
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
