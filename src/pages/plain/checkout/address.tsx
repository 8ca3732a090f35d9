import { showCart } from '#backend/cart/cart.ts';
import { isExpiredHere, isLoggedInHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { PlainCheckout } from '#screens/checkout/plain-checkout.tsx';

/** The address step for browsers without script. */
export default async function PlainCheckoutAddressPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  return <PlainCheckout site={site} step="address" cart={await showCart(site, currentCookies())} isGuest={!(await isLoggedInHere())} />;
}
