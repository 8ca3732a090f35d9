import { type Screen, screens } from './screens.ts';
import { screensIn } from './screens-in.ts';

/** A page type: its page in German, and in Japanese if Japan has such a page. */
export type PageType = { german: Screen; japanese?: Screen };

/** One page of every type. */
const names = [
  'home',
  'list-sinks-filtered',
  'detail-sink',
  'family',
  'compare-two',
  'content-materials',
  'search-results',
  'wishlist',
  'cart',
  'checkout-address',
  'checkout-payment',
  'checkout-summary',
  'checkout-success-paid',
  'order-mailed',
  'return-order',
  'login',
  'register',
  'account',
  'account-order',
  'account-add-address',
  'planner',
  'product-registration',
  'contact',
  'privacy-settings',
  'careers',
  'job',
  'dealer',
  'dealer-detail',
  'not-found',
  'problem',
];

// Each needs an order that is placed, shipped and returned: once is enough.
const inGermanAlone = new Set(['account-order', 'checkout-success-paid', 'order-mailed']);

const german = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`No screen is called ${name}`);
  return found;
};

/** Every page type, as the core tests check it. */
export const pageTypes = (): PageType[] => {
  const translated = new Map(screensIn('ja').flatMap((group) => group.map((screen) => [screen.name, screen] as const)));
  return names.map((name) => {
    const japanese = inGermanAlone.has(name) ? undefined : (screens.find((screen) => screen.name === `${name}-ja`) ?? translated.get(name));
    return { german: german(name), ...(japanese && { japanese }) };
  });
};
