import { getCart } from '#backend/cart/cart.ts';
import { loadAccountDocument } from '#backend/consumer/consumer.ts';
import { keyOfCookies } from '#backend/session/session.ts';
import { CartChangeNotices } from '#client/cart/cart-change-notices.tsx';
import { requireAccount } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** The overview for browsers without script: personal, never cached. After a login it reports what happened to the cart. */
export default async function NoScriptAccountPage({ site }: PageProps) {
  if ((await requireAccount(site)) === undefined) return null;
  const document = await loadAccountDocument(site, currentCookies());
  if (!document) return null;
  const cart = await getCart(site, await keyOfCookies(currentCookies(), 'cart'));
  const t = createTranslator(site.language, await loadMessages(site.locale));
  return <AccountScreen site={site} document={document} notices={<CartChangeNotices cart={cart} t={t} />} />;
}
