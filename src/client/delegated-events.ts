import 'client-only';
import { interceptLinks, type Router } from './shell/intercept-links.ts';

// Loaded with the first submit: visitors who only read need neither cart nor wishlist.
const formsWithoutReload: readonly [selector: string, load: () => Promise<{ submitForm: (form: HTMLFormElement) => unknown }>][] = [
  ['[data-add-to-cart]', () => import('./cart/submit-cart-form.ts')],
  ['[data-heart]', () => import('./wishlist/wishlist-forms.ts')],
  ['[data-captcha]', () => import('./captcha/submit-with-captcha.ts')],
];

const submitWithoutReload = (event: SubmitEvent): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const [, load] = formsWithoutReload.find(([selector]) => form.matches(selector)) ?? [];
  if (!load) return;
  event.preventDefault();
  // If the script cannot be loaded, the form is posted to the same call.
  void load().then(
    ({ submitForm }) => submitForm(form),
    () => form.submit(),
  );
};

/**
 * All events that one listener on the document handles for every page; without script each element works by itself: forms that add a
 * variant to the cart or the wishlist, static forms with a captcha, and links between our screens (pointer near: prefetch; click: client-side navigation).
 * Loaded later: the behaviour of menus and country links (`shell/layer-behaviour.ts`, at the first interaction), and selections from
 * product lists (`analytics/track-lists.ts`, after consent). Returns a cleanup function.
 */
export const delegateEvents = (router: Router): (() => void) => {
  const stay = new AbortController();
  document.addEventListener('submit', submitWithoutReload, { signal: stay.signal });
  interceptLinks(router, stay.signal);
  return () => stay.abort();
};
