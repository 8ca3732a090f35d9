import 'client-only';
import { type Purpose, purposes } from '#shared/consent/purposes.ts';
import { consents } from '#state/consent.ts';
import { clearDenied } from './clear-denied.ts';

/** The interface that a third-party consent manager's script must provide: `consent-answers` on the window signals each change. */
export type ConsentManager = {
  /** Whether each of its categories is allowed; undefined until the visitor has answered. */
  answers: () => Record<string, boolean> | undefined;
  /** Opens its settings. */
  open: () => void;
};

declare global {
  interface Window {
    consentManager?: ConsentManager;
  }
}

/** The URL of its script, its names for our purposes in this country, and the message if its settings do not open. */
export type OtherManager = { script: string; ids: Partial<Record<Purpose, string>>; settingsHref: string; blocked: string };

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

let isEntered = false;

// Once per document, on its first page (specification §7).
const enter = (script: string): void => {
  isEntered = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('consent-manager', { createScriptURL: () => script });
  const element = document.createElement('script');
  element.async = true;
  element.src = policy?.createScriptURL(script) ?? script;
  document.head.append(element);
};

const applyAnswers = (ids: OtherManager['ids']): void => {
  const answers = window.consentManager?.answers();
  if (!answers) return;
  const wasGranted = purposes.filter((purpose) => consents[purpose] === 'granted');
  for (const purpose of purposes) consents[purpose] = answers[ids[purpose] ?? purpose] === true ? 'granted' : 'denied';
  clearDenied();
  // Third-party code stays in the document: only a new document is free of it.
  if (wasGranted.some((purpose) => consents[purpose] === 'denied')) location.reload();
};

const openSettings = (blocked: string): void => {
  try {
    if (!window.consentManager) throw new Error('It never came');
    window.consentManager.open();
  } catch {
    // The specification requires the browser's own dialog (E-blocked-settings).
    alert(blocked);
  }
};

/** Delegates consent to a third-party manager: loads its script, reports its answers, and opens its settings from links; once per document. */
export const followManager = ({ script, ids, settingsHref, blocked }: OtherManager): void => {
  if (isEntered) return;
  enter(script);
  addEventListener('consent-answers', () => applyAnswers(ids));
  applyAnswers(ids);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.getAttribute('href') !== settingsHref) return;
      event.preventDefault();
      event.stopPropagation();
      openSettings(blocked);
    },
    { capture: true },
  );
};
