import type { ReactNode } from 'react';
import { RecaptchaPart } from '#client/captcha/recaptcha-part.tsx';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { settingsPathOf } from '../media/blocked-texts.ts';
import { recaptchaOf } from './recaptcha-of.ts';

/** What a form is given of its captcha: the key of reCAPTCHA, and what it shows of itself; both undefined where the shop asks for a proof of work (F-03). */
export const captchaOf = (site: Site, say: Translate): { recaptcha: RecaptchaChoice | undefined; captcha: ReactNode } => {
  const recaptcha = recaptchaOf(site);
  if (recaptcha === undefined) return { recaptcha, captcha: undefined };
  const texts = {
    title: say('content.media.captcha.title'),
    reason: say('content.media.captcha.reason'),
    loadOnce: say('content.media.captcha.loadOnce'),
    settings: say('general.privacySettings'),
  };
  const active = say('content.media.captcha.active');
  return { recaptcha, captcha: <RecaptchaPart choice={recaptcha} texts={texts} active={active} settingsHref={settingsPathOf(site)} /> };
};
