import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { consentLoads, isServiceAllowed, loadService } from '../consent-loads.ts';

type Recaptcha = { ready: (then: () => void) => void; execute: (key: string, options: { action: string }) => Promise<string> };

const patienceMs = 10_000;

const recaptcha = (): Recaptcha | undefined => (window as Window & { grecaptcha?: Recaptcha }).grecaptcha;

const fetchScript = (key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('reCAPTCHA did not come'));
    };
    // Its script loads another one, which may fail, too.
    const late = setTimeout(fail, patienceMs);
    script.addEventListener('error', () => {
      clearTimeout(late);
      fail();
    });
    script.addEventListener('load', () =>
      recaptcha()?.ready(() => {
        clearTimeout(late);
        resolve();
      }),
    );
    script.src = `https://www.google.com/recaptcha/api.js?render=${key}`;
    document.head.append(script);
  });

/** Loads reCAPTCHA if the visitor allows it (F-03), with three retries; returns whether it is allowed, and whether it has loaded. */
export const loadRecaptcha = async ({ key, isConsentRequired }: RecaptchaChoice): Promise<'off' | 'away' | 'there'> => {
  if (!isServiceAllowed('captcha', isConsentRequired)) return 'off';
  await loadService('captcha', { key }, () => fetchScript(key));
  return consentLoads.captcha.state === 'LOADED' ? 'there' : 'away';
};

/** Requests a token from reCAPTCHA with the action `submit` (F-03): empty if that fails, undefined if the visitor does not allow it. */
export const requestToken = async (choice: RecaptchaChoice): Promise<string | undefined> => {
  const found = await loadRecaptcha(choice);
  if (found === 'off') return undefined;
  if (found === 'away') return '';
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(''), patienceMs));
  const token = recaptcha()?.execute(choice.key, { action: 'submit' });
  return Promise.race([token ?? '', late]).catch(() => '');
};
