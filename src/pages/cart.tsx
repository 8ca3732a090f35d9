import { pathOfPage } from '#backend/content/content.ts';
import { CartContainer } from '#client/cart/cart-container.tsx';
import { CartPage } from '#client/cart/cart-page.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { CookiesNotice } from '#screens/access/cookies-notice.tsx';
import { WithAccess } from '#screens/access/with-access.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { accessModes } from '#shared/routes/access-mode.ts';
import { noScriptPathTo, pathTo } from '#shared/routes/paths.ts';

/** The cart page: the same for everybody; the cart itself arrives after hydration, or in the document without script. */
export default async function CartPageOfSite({ site }: PageProps) {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  return (
    <>
      <ShopHead
        site={site}
        title={t('cart.title')}
        description={t('cart.description')}
        path={pathTo(site, 'cart')}
        noScriptHref={noScriptPathTo(site, 'cart')}
      />
      <WithAccess site={site} mode={accessModes.cart}>
        <CartPage title={t('cart.title')}>
          <CookiesNotice site={site} />
          <CartContainer
            site={site}
            countryName={countryName(site.country, site.language)}
            messages={pickMessages(messages, ['cart'])}
            sinksHref={pathOfPage(site, 'sinks') ?? site.root}
            tapsHref={pathOfPage(site, 'taps') ?? site.root}
          />
        </CartPage>
      </WithAccess>
    </>
  );
}
