import { pathOfPage } from '#backend/content/content.ts';
import { WishlistContainer } from '#client/wishlist/wishlist-container.tsx';
import { WishlistPage } from '#client/wishlist/wishlist-page.tsx';
import { hasRoute } from '#framework/route-registry.ts';
import type { PageProps } from '#framework/routes.tsx';
import { WithAccess } from '#screens/access/with-access.tsx';
import { wishlistLabelsOf } from '#screens/wishlist/wishlist-labels.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { accessModes } from '#shared/routes/access-mode.ts';
import { noScriptPathTo, paths, pathTo } from '#shared/routes/paths.ts';

/** The wishlist page: the same for everybody; the items arrive after hydration, or in the document without script. */
export default async function WishlistPageOfSite({ site }: PageProps) {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  return (
    <>
      <ShopHead
        site={site}
        title={t('wishlist.title')}
        description={t('wishlist.description')}
        path={pathTo(site, 'wishlist')}
        noScriptHref={noScriptPathTo(site, 'wishlist')}
      />
      <WithAccess site={site} mode={accessModes.wishlist}>
        <WishlistPage title={t('wishlist.title')}>
          <WishlistContainer
            site={site}
            messages={pickMessages(messages, ['wishlist'])}
            labels={wishlistLabelsOf(t)}
            loginHref={
              hasRoute(paths.login) ? `${pathTo(site, 'login')}?redirect=${encodeURIComponent(pathTo(site, 'wishlist'))}` : undefined
            }
            sinksHref={pathOfPage(site, 'sinks') ?? site.root}
            tapsHref={pathOfPage(site, 'taps') ?? site.root}
          />
        </WishlistPage>
      </WithAccess>
    </>
  );
}
