import 'client-only';
import { proxy } from 'valtio';
import { type ConsentAnswer, consentCookie, type Purpose, purposes } from '#shared/consent/purposes.ts';

/** What the visitor answered, by purpose; undefined until then. Maps, films, forms, what was seen last and measuring hang on it. */
export const consents = proxy(
  Object.fromEntries(purposes.map((purpose) => [purpose, undefined])) as Record<Purpose, ConsentAnswer | undefined>,
);

/** Whether this browser has a saved answer, to any version of the question. */
export const hasAnswered = (): boolean => typeof document !== 'undefined' && `; ${document.cookie}`.includes(`; ${consentCookie.name}=`);

/** Whether a purpose is allowed: by the visitor's answer, else by the country's default (G-02). Nothing is until a saved answer has been read. */
export const isAllowed = (purpose: Purpose, isConsentRequired: boolean): boolean =>
  consents[purpose] === undefined ? !(isConsentRequired || hasAnswered()) : consents[purpose] === 'granted';
