import { getCountry } from '#backend/content/content.ts';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';

/** The reCAPTCHA props of a form; undefined where the shop has no key for it (F-03). */
export const recaptchaProps = (site: Site): RecaptchaChoice | undefined => {
  const { RECAPTCHA_SITE_KEY: key } = environment();
  return key === undefined ? undefined : { key, isConsentRequired: getCountry(site.country).consent.isRequired };
};
