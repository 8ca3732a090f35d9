import { loadCartDocument } from '#backend/cart/cart.ts';
import { describeItem } from '#backend/catalogue/catalogue.ts';
import { pathOfPage } from '#backend/content/content.ts';
import { CartChangeNotices } from '#client/cart/cart-change-notices.tsx';
import { CartPage } from '#client/cart/cart-page.tsx';
import { CartView } from '#client/cart/cart-view.tsx';
import { exceededVariant, removedLinesOf } from '#client/cart/draft-lines.ts';
import { EmptyCart } from '#client/cart/empty-cart.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { isSessionExpired } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { CookiesNotice } from '#screens/access/cookies-notice.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { BestSellers } from '#server-modules/last-seen/best-sellers.tsx';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** The cart for browsers without script: personal, never cached. */
export default async function NoScriptCartPage({ site }: PageProps) {
  if (await isSessionExpired(site)) return null;
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const cart = await loadCartDocument(site, currentCookies());
  const lists = { sinksHref: pathOfPage(site, 'sinks') ?? site.root, tapsHref: pathOfPage(site, 'taps') ?? site.root };
  const missing = cart.draft?.form === 'many' ? cart.draft.fields : undefined;
  const discountProblem = cart.draft?.form === 'discount' ? cart.draft.problems[0] : undefined;
  const empty = (
    <>
      <EmptyCart t={t} {...lists} />
      <BestSellers site={site} />
    </>
  );
  const removedLines = removedLinesOf(cart, (variantKey) => describeItem(site, variantKey));
  const shared = { site, cart, t, discountError: discountProblem, countryName: countryName(site.country, site.language) };
  return (
    <>
      <ShopHead site={site} title={t('cart.title')} description={t('cart.description')} path={pathTo(site, 'cart')} />
      <CartPage title={t('cart.title')}>
        <CookiesNotice site={site} hasSent={currentCookies() !== ''} />
        <CartChangeNotices cart={cart} t={t} />
        {missing?.['names'] && <Message kind="info" title={t('wishlist.soldOut', { names: missing['names'] })} />}
        {missing?.['tooFew'] && <Message kind="info" title={t('account.order.missing', { names: missing['tooFew'] })} />}
        <CartView {...shared} removed={removedLines} outOfStock={exceededVariant(cart)} empty={empty} />
      </CartPage>
    </>
  );
}
