import 'client-only';

const press = (event: SubmitEvent): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-order]')) return;
  event.preventDefault();
  // Loaded with the first press: who only looks needs no cart. Where it does not come, the plain form goes to the same call.
  void import('./send-order.ts').then(
    ({ sendOrder }) => sendOrder(form),
    () => form.submit(),
  );
};

/** Forms that put a variant into the cart are answered without a reload, wherever they stand. Returns how to stop. */
export const followOrders = (): (() => void) => {
  document.addEventListener('submit', press);
  return () => document.removeEventListener('submit', press);
};
