import { pathOfPage } from '#backend/content/content.ts';
import { findSharedWishlist } from '#backend/wishlist/wishlist.ts';
import { NoSharedList, SharedView } from '#client/wishlist/shared-view.tsx';
import { WishlistPage } from '#client/wishlist/wishlist-page.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { wishlistLabelsOf } from '#screens/wishlist/wishlist-labels.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** A shared wishlist for browsers without script. */
export default async function NoScriptSharedWishlistPage({ site, shareToken }: PageProps & { shareToken: string }) {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const items = (await findSharedWishlist(site, shareToken))?.items ?? [];
  const shared = { locale: site.locale, t, labels: wishlistLabelsOf(t) };
  return (
    <>
      <ShopHead
        site={site}
        title={t('wishlist.shared.title')}
        description={t('wishlist.shared.lead')}
        path={pathTo(site, 'sharedWishlist', shareToken)}
      />
      <WishlistPage title={t('wishlist.shared.title')}>
        {items.length === 0 ? (
          <NoSharedList {...shared} sinksHref={pathOfPage(site, 'sinks') ?? site.root} />
        ) : (
          <SharedView {...shared} articles={items} />
        )}
      </WishlistPage>
    </>
  );
}
