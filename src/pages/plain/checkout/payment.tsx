import { showCart } from '#backend/cart/cart.ts';
import { showSavedCards } from '#backend/consumer/consumer.ts';
import { PlainCheckout } from '#server-modules/checkout/plain-checkout.tsx';
import { isExpiredHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

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
