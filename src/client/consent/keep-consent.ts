import 'client-only';
import { acceptCategory, eraseCookies, getCookie, run, setCookieData, validConsent } from 'vanilla-cookieconsent';
import { type ConsentAnswer, consentCookie, type Purpose, purposes, purposesOf } from '#shared/consent/purposes.ts';
import type { ConsentBody } from '#shared/contract/consent.ts';
import { consents, hasAnswered } from '#state/consent.ts';
import { consentLoads } from '#state/consent-loads.ts';
import { callRest } from '#state/rest.ts';
import { forgetDenied } from './forget-denied.ts';

/** What the visitor answered, when, and the number on record. */
export type KeptConsent = { granted: Purpose[]; at: Date; recordId: string | undefined };

let begun: Promise<void> | undefined;

// The library keeps the answer and clears what a refusal forbids; the dialog is the shop's own, so it has no texts of its own.
const begin = (revision: number): Promise<void> => {
  const asked = purposesOf(revision);
  begun ??= run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    revision,
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days, sameSite: 'Lax', domain: '' },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(asked.map((purpose) => [purpose, {}])),
      ...(asked.includes('analytics') && { analytics: { autoClear: { cookies: [{ name: /^_g(?:a|id)/ }] } } }),
      ...(asked.includes('advertising') && { advertising: { autoClear: { cookies: [{ name: /^_gcl/ }] } } }),
    },
    // Its types ask for the words of a dialog; without any it draws none.
    language: { default: 'none', translations: { none: {} as never } },
  });
  return begun;
};

const isPurpose = (category: string): category is Purpose => (purposes as readonly string[]).includes(category);

const readKept = (): KeptConsent | undefined => {
  if (!validConsent()) return undefined;
  const { categories, lastConsentTimestamp, data } = getCookie();
  const recordId = (data as { recordId?: unknown } | null)?.recordId;
  return {
    granted: categories.filter(isPurpose),
    at: new Date(lastConsentTimestamp),
    recordId: typeof recordId === 'string' ? recordId : undefined,
  };
};

const tell = (asked: readonly Purpose[], granted: readonly Purpose[]): void => {
  for (const purpose of asked) {
    const answer: ConsentAnswer = granted.includes(purpose) ? 'granted' : 'denied';
    consents[purpose] = answer;
    if (answer === 'denied' && (purpose === 'maps' || purpose === 'captcha')) consentLoads[purpose].isAllowedOnce = false;
  }
};

/** Reads what this browser keeps and tells everything that hangs on it; undefined where nothing is kept that answers this question. */
export const readConsent = async (revision: number): Promise<KeptConsent | undefined> => {
  await begin(revision);
  const kept = readKept();
  if (kept) tell(purposesOf(revision), kept.granted);
  // An answer to another question counts as none.
  else eraseCookies(consentCookie.name);
  return kept;
};

// What has come of others stays in the document: only a new one is free of it.
const isThere = (purpose: Purpose): boolean =>
  ((purpose === 'analytics' || purpose === 'advertising') &&
    document.querySelector('script[src^="https://www.googletagmanager.com/"]') !== null) ||
  ((purpose === 'maps' || purpose === 'captcha') && consentLoads[purpose].state !== 'NOT_LOADED');

/**
 * Keeps an answer for twelve months and puts it on record. What is taken back ends at once: storage is cleared, and where something of
 * others is in the document already, that is loaded anew. Throws where the browser keeps nothing.
 */
export const answerConsent = async (revision: number, granted: readonly Purpose[]): Promise<KeptConsent> => {
  await begin(revision);
  const asked = purposesOf(revision);
  const before = asked.filter((purpose) => consents[purpose] !== 'denied');
  acceptCategory([...granted]);
  const kept = readKept();
  if (!kept || !hasAnswered()) {
    throw new Error('The browser keeps no answer');
  }
  const isEnded = before.some((purpose) => !granted.includes(purpose) && isThere(purpose));
  tell(asked, granted);
  forgetDenied();
  const recordId = await putOnRecord({ revision, asked, granted: [...granted] });
  if (recordId !== undefined) setCookieData({ value: { recordId } });
  if (isEnded) location.reload();
  return { ...kept, recordId };
};

// The answer counts without it: it is in the visitor's browser.
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
