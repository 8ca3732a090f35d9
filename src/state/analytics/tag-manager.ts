import 'client-only';
import { subscribeKey } from 'valtio/utils';
import { consents, isAllowed } from '../consent.ts';
import { applyPrivacySignal } from '../privacy-signal.ts';
import { dataLayer } from './data-layer.ts';
import { mayMeasure, measuring, onMeasuringConsent } from './measuring.ts';

const host = 'https://www.googletagmanager.com';

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

// The tag manager tells commands from events by what they are: the arguments of a function, no list.
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a list is not understood
  dataLayer().push(arguments);
}

const all = (answer: 'granted' | 'denied') => ({ ad_storage: answer, ad_user_data: answer, ad_personalization: answer });
const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

// Where nobody is asked, advertising waits until it is known that the browser does not want to be left out of it (B-23).
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

// How long the tag manager waits for the answer before it counts as no (specification §9).
const answerWaitMs = 2000;

let isInitialised = false;

/** Tells the tag manager, before anything else, that nothing is allowed, then what is, and each answer (consent mode v2). */
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

/** Puts the script of a container into the document, once. The policy of the page names its host where the shop has a container. */
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
