import { showCart } from '#backend/cart/cart.ts';
import { PlainCheckout } from '#server-modules/checkout/plain-checkout.tsx';
import { isExpiredHere, isLoggedInHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The address step for browsers without script. */
export default async function PlainCheckoutAddressPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  return <PlainCheckout site={site} step="address" cart={await showCart(site, currentCookies())} isGuest={!(await isLoggedInHere())} />;
}
