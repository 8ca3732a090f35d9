import { showCart } from '#backend/cart/cart.ts';
import { showSavedCards } from '#backend/consumer/consumer.ts';
import { isExpiredHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { PlainCheckout } from '#screens/checkout/plain-checkout.tsx';

/** The payment step for browsers without script. */
export default async function PlainCheckoutPaymentPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  return (
    <PlainCheckout
      site={site}
      step="payment"
      cart={await showCart(site, currentCookies())}
      savedCards={await showSavedCards(currentCookies())}
    />
  );
}
