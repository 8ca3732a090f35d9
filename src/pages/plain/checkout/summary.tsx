import { showCart } from '#backend/cart/cart.ts';
import { isExpiredHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { PlainCheckout } from '#screens/checkout/plain-checkout.tsx';

/** The summary step for browsers without script. */
export default async function PlainCheckoutSummaryPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  return <PlainCheckout site={site} step="summary" cart={await showCart(site, currentCookies())} />;
}
