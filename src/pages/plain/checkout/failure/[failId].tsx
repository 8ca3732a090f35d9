import { showCart } from '#backend/cart/cart.ts';
import { showOrder } from '#backend/checkout/checkout.ts';
import { showSavedCards } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { PlainFailure } from '#screens/checkout/plain-failure.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** The failure page for browsers without script: this visitor's own payment and cart, kept by no cache. */
export default async function PlainCheckoutFailurePage({ site, failId }: PageProps & { failId: string }) {
  const cookies = currentCookies();
  const id = decodeSegments([failId])?.[0] ?? '';
  const [order, cart, savedCards] = await Promise.all([showOrder(cookies, id), showCart(site, cookies), showSavedCards(cookies)]);
  return <PlainFailure site={site} failId={id} order={order} cart={cart} savedCards={savedCards} />;
}
