import { loadCartDocument } from '#backend/cart/cart.ts';
import { loadOrderDocument } from '#backend/checkout/checkout.ts';
import { loadSavedCardsDocument } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { NoScriptFailure } from '#screens/checkout/no-script-failure.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** The failure page for browsers without script: this visitor's own payment and cart, never cached. */
export default async function NoScriptCheckoutFailurePage({ site, failId }: PageProps & { failId: string }) {
  const cookies = currentCookies();
  const id = decodeSegments([failId])?.[0] ?? '';
  const [order, cart, savedCards] = await Promise.all([
    loadOrderDocument(cookies, id),
    loadCartDocument(site, cookies),
    loadSavedCardsDocument(cookies),
  ]);
  return <NoScriptFailure site={site} failId={id} order={order} cart={cart} savedCards={savedCards} />;
}
