import 'client-only';
import { interceptLinks, type Router } from './shell/intercept-links.ts';

// Loaded with the first submit: who only looks needs neither cart nor wishlist.
const formsWithoutReload: readonly [selector: string, load: () => Promise<(form: HTMLFormElement) => unknown>][] = [
  ['[data-add-to-cart]', () => import('./cart/submit-cart-form.ts').then(({ submitCartForm }) => submitCartForm)],
  ['[data-heart]', () => import('./wishlist/wishlist-forms.ts').then(({ submitWishlistForm }) => submitWishlistForm)],
];

const submitWithoutReload = (event: SubmitEvent): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const [, load] = formsWithoutReload.find(([selector]) => form.matches(selector)) ?? [];
  if (!load) return;
  event.preventDefault();
  // Where the script cannot be loaded, the plain form goes to the same call.
  void load().then(
    (submit) => submit(form),
    () => form.submit(),
  );
};

/**
 * All events that one listener at the document handles for every page, wherever their elements stand; without script each element does the same by itself:
 * forms that put a variant into the cart or on the wishlist, and links between our screens (pointer near: fetched ahead; click: shown without a reload).
 * Loaded later: what menus and links to countries do (`shell/layer-behaviour.ts`, at the first interaction), and which products are chosen from lists
 * (`analytics/track-lists.ts`, after consent). Returns how to stop.
 */
export const delegateEvents = (router: Router): (() => void) => {
  const stay = new AbortController();
  document.addEventListener('submit', submitWithoutReload, { signal: stay.signal });
  interceptLinks(router, stay.signal);
  return () => stay.abort();
};
