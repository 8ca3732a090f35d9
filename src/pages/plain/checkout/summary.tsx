import { loadCartDocument } from '#backend/cart/cart.ts';
import { isSessionExpired } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NoScriptCheckout } from '#screens/checkout/no-script-checkout.tsx';

/** The summary step for browsers without script. */
export default async function NoScriptCheckoutSummaryPage({ site }: PageProps) {
  if (await isSessionExpired(site)) return null;
  return <NoScriptCheckout site={site} step="summary" cart={await loadCartDocument(site, currentCookies())} />;
}
