import 'client-only';
import { subscribeKey } from 'valtio/utils';
import { consents, isAllowed } from '../consent.ts';
import { applyPrivacySignal } from '../privacy-signal.ts';
import { dataLayer } from './data-layer.ts';
import { mayMeasure, measuring, onMeasuringConsent } from './measuring.ts';

const host = 'https://www.googletagmanager.com';

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

// The tag manager distinguishes commands from events by type: an `arguments` object, not an array.
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is not recognised
  dataLayer().push(arguments);
}

const all = (answer: 'granted' | 'denied') => ({ ad_storage: answer, ad_user_data: answer, ad_personalization: answer });
const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

// Without a consent question, advertising waits until the browser is known to send no opt-out signal (B-23).
let isUnopposed = false;
const mayAdvertise = (): boolean =>
  consents.advertising === undefined
    ? isUnopposed && isAllowed('advertising', measuring.setting?.isConsentRequired ?? true)
    : consents.advertising === 'granted';

const updateConsent = (): void => command('consent', 'update', { ...all(word(mayAdvertise())), analytics_storage: word(mayMeasure()) });

const applySignal = async (): Promise<void> => {
  isUnopposed = (await applyPrivacySignal()) === false;
  if (mayAdvertise()) updateConsent();
};

// How long the tag manager waits for the answer before it counts as denied (specification §9).
const answerWaitMs = 2000;

let isInitialised = false;

/** Sends the tag manager, before anything else, the denied default, then the current state and each answer (consent mode v2). */
export const prepareTagManager = (): void => {
  if (isInitialised) return;
  isInitialised = true;
  command('consent', 'default', { ...all('denied'), analytics_storage: 'denied', wait_for_update: answerWaitMs });
  updateConsent();
  onMeasuringConsent(updateConsent);
  subscribeKey(consents, 'advertising', updateConsent, true);
  void applySignal();
};

let isLoaded = false;

/** Adds the script of a container to the document, once. The page's CSP allows its host if the shop has a container. */
export const loadTagManager = (container: string): void => {
  if (isLoaded) return;
  isLoaded = true;
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = `${host}/gtm.js?id=${encodeURIComponent(container)}`;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('tag-manager', { createScriptURL: () => address });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
};
