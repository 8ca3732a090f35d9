import { showCart } from '#backend/cart/cart.ts';
import { PlainCheckout } from '#server-modules/checkout/plain-checkout.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The payment step for browsers without script. */
export default async function PlainCheckoutPaymentPage({ site }: PageProps) {
  return <PlainCheckout site={site} step="payment" cart={await showCart(site, currentCookies())} />;
}
