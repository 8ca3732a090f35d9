import { loadCartDocument } from '#backend/cart/cart.ts';
import { loadSavedCardsDocument } from '#backend/consumer/consumer.ts';
import { isSessionExpired } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NoScriptCheckout } from '#screens/checkout/no-script-checkout.tsx';

/** The payment step for browsers without script. */
export default async function NoScriptCheckoutPaymentPage({ site }: PageProps) {
  if (await isSessionExpired(site)) return null;
  return (
    <NoScriptCheckout
      site={site}
      step="payment"
      cart={await loadCartDocument(site, currentCookies())}
      savedCards={await loadSavedCardsDocument(currentCookies())}
    />
  );
}
