import { pathOfPage } from '#backend/content/content.ts';
import { loadWishlistDocument } from '#backend/wishlist/wishlist.ts';
import { EmptyWishlist } from '#client/wishlist/empty-wishlist.tsx';
import { SharePanel } from '#client/wishlist/share-panel.tsx';
import { WishlistPage } from '#client/wishlist/wishlist-page.tsx';
import { WishlistView } from '#client/wishlist/wishlist-view.tsx';
import { isSessionExpired } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import { hasRoute } from '#framework/route-registry.ts';
import type { PageProps } from '#framework/routes.tsx';
import { wishlistLabelsOf } from '#screens/wishlist/wishlist-labels.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';

/** The wishlist for browsers without script: personal, never cached. */
export default async function NoScriptWishlistPage({ site }: PageProps) {
  if (await isSessionExpired(site)) return null;
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const { items, isOfAccount, shareToken } = await loadWishlistDocument(site, currentCookies());
  const loginHref = hasRoute(paths.login) && !isOfAccount ? pathTo(site, 'login') : undefined;
  const shared = { locale: site.locale, t, labels: wishlistLabelsOf(t) };
  const lists = { sinksHref: pathOfPage(site, 'sinks') ?? site.root, tapsHref: pathOfPage(site, 'taps') ?? site.root };
  const address = shareToken === null ? undefined : absoluteUrl(site.country, pathTo(site, 'sharedWishlist', shareToken));
  return (
    <>
      <ShopHead site={site} title={t('wishlist.title')} description={t('wishlist.description')} path={pathTo(site, 'wishlist')} />
      <WishlistPage title={t('wishlist.title')}>
        {items.length === 0 ? (
          <EmptyWishlist {...shared} {...lists} />
        ) : (
          <WishlistView
            {...shared}
            articles={items}
            loginHref={loginHref}
            sharing={address && <SharePanel address={address} locale={site.locale} t={t} />}
          />
        )}
      </WishlistPage>
    </>
  );
}
