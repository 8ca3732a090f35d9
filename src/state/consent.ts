import 'client-only';
import { proxy } from 'valtio';
import { type ConsentAnswer, consentCookie, type Purpose } from '#shared/consent/purposes.ts';

/** What the visitor answered, by purpose; undefined until then. Maps, films, forms, what was seen last and measuring hang on it. */
export const consents = proxy<Record<Purpose, ConsentAnswer | undefined>>({
  'last-seen': undefined,
  video: undefined,
  maps: undefined,
  captcha: undefined,
  analytics: undefined,
  advertising: undefined,
});

/** Whether an answer is kept in this browser, for whatever question that was. */
export const hasAnswered = (): boolean => typeof document !== 'undefined' && `; ${document.cookie}`.includes(`; ${consentCookie.name}=`);

/** Whether a purpose is allowed: as the visitor answered, else as the country has it (G-02). As long as a kept answer is not read, nothing is. */
export const isAllowed = (purpose: Purpose, isConsentRequired: boolean): boolean =>
  consents[purpose] === undefined ? !(isConsentRequired || hasAnswered()) : consents[purpose] === 'granted';
