import { showCart } from '#backend/cart/cart.ts';
import { PlainCheckout } from '#server-modules/checkout/plain-checkout.tsx';
import { isExpiredHere } from '#waku/access.ts';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The summary step for browsers without script. */
export default async function PlainCheckoutSummaryPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  return <PlainCheckout site={site} step="summary" cart={await showCart(site, currentCookies())} />;
}
