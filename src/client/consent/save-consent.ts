import 'client-only';
import { acceptCategory, eraseCookies, getCookie, run, setCookieData, validConsent } from 'vanilla-cookieconsent';
import { type ConsentAnswer, consentCookie, type Purpose, purposes, purposesOf } from '#shared/consent/purposes.ts';
import type { ConsentBody } from '#shared/contract/consent.ts';
import { consents, hasAnswered } from '#state/consent.ts';
import { consentLoads } from '#state/consent-loads.ts';
import { callRest } from '#state/rest.ts';
import { clearDenied } from './clear-denied.ts';

/** The visitor's answer, its date, and the number of its record. */
export type SavedConsent = { granted: Purpose[]; at: Date; recordId: string | undefined };

let begun: Promise<void> | undefined;

// The library stores the answer and clears what a denial forbids; the dialog is the shop's, so the library gets no texts.
const begin = (revision: number): Promise<void> => {
  const requestedPurposes = purposesOf(revision);
  begun ??= run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    revision,
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days, sameSite: 'Lax', domain: '' },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(requestedPurposes.map((purpose) => [purpose, {}])),
      ...(requestedPurposes.includes('analytics') && { analytics: { autoClear: { cookies: [{ name: /^_g(?:a|id)/ }] } } }),
      ...(requestedPurposes.includes('advertising') && { advertising: { autoClear: { cookies: [{ name: /^_gcl/ }] } } }),
    },
    // Its types require dialog texts; without any it renders none.
    language: { default: 'none', translations: { none: {} as never } },
  });
  return begun;
};

const isPurpose = (category: string): category is Purpose => (purposes as readonly string[]).includes(category);

const readSaved = (): SavedConsent | undefined => {
  if (!validConsent()) return undefined;
  const { categories, lastConsentTimestamp, data } = getCookie();
  const recordId = (data as { recordId?: unknown } | null)?.recordId;
  return {
    granted: categories.filter(isPurpose),
    at: new Date(lastConsentTimestamp),
    recordId: typeof recordId === 'string' ? recordId : undefined,
  };
};

const applyAnswer = (requestedPurposes: readonly Purpose[], granted: readonly Purpose[]): void => {
  for (const purpose of requestedPurposes) {
    const answer: ConsentAnswer = granted.includes(purpose) ? 'granted' : 'denied';
    consents[purpose] = answer;
    if (answer === 'denied' && (purpose === 'maps' || purpose === 'captcha')) consentLoads[purpose].isAllowedOnce = false;
  }
};

/** Reads the saved answer and reports it to all that depends on it; undefined if there is none for this question. */
export const readConsent = async (revision: number): Promise<SavedConsent | undefined> => {
  await begin(revision);
  const saved = readSaved();
  if (saved) applyAnswer(purposesOf(revision), saved.granted);
  // An answer to another question counts as none.
  else eraseCookies(consentCookie.name);
  return saved;
};

// Third-party code stays in the document: only a new document is free of it.
const isThere = (purpose: Purpose): boolean =>
  ((purpose === 'analytics' || purpose === 'advertising') &&
    document.querySelector('script[src^="https://www.googletagmanager.com/"]') !== null) ||
  ((purpose === 'maps' || purpose === 'captcha') && consentLoads[purpose].state !== 'NOT_LOADED');

/**
 * Saves an answer for twelve months and records it. A withdrawal takes effect at once: storage is cleared, and if the document
 * has third-party code already, it is reloaded. Throws if the browser stores nothing.
 */
export const saveConsent = async (revision: number, granted: readonly Purpose[]): Promise<SavedConsent> => {
  await begin(revision);
  const requestedPurposes = purposesOf(revision);
  const before = requestedPurposes.filter((purpose) => consents[purpose] !== 'denied');
  acceptCategory([...granted]);
  const saved = readSaved();
  if (!saved || !hasAnswered()) {
    throw new Error('The browser keeps no answer');
  }
  const isEnded = before.some((purpose) => !granted.includes(purpose) && isThere(purpose));
  applyAnswer(requestedPurposes, granted);
  clearDenied();
  const recordId = await putOnRecord({ revision, asked: requestedPurposes, granted: [...granted] });
  if (recordId !== undefined) setCookieData({ value: { recordId } });
  if (isEnded) location.reload();
  return { ...saved, recordId };
};

// The answer counts without the record: it is saved in the visitor's browser.
const putOnRecord = async (body: ConsentBody): Promise<string | undefined> => {
  try {
    const { recordId } = await callRest('/api/consent', {
      method: 'POST',
      body,
      answer: async () => (await import('#shared/contract/consent.ts')).consentReceipt,
    });
    return recordId;
  } catch {
    return undefined;
  }
};
