import { pathOfPage } from '#backend/content/content.ts';
import { showWishlist } from '#backend/wishlist/wishlist.ts';
import { EmptyWishlist } from '#client/wishlist/empty-wishlist.tsx';
import { SharePanel } from '#client/wishlist/share-panel.tsx';
import { WishlistPage } from '#client/wishlist/wishlist-page.tsx';
import { WishlistView } from '#client/wishlist/wishlist-view.tsx';
import { isExpiredHere } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { hasScreen } from '#framework/screens.ts';
import { wishLabelsOf } from '#screens/wishlist/wish-labels.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';

/** The wishlist for browsers without script: this visitor's own, kept by no cache. */
export default async function PlainWishlistPage({ site }: PageProps) {
  if (await isExpiredHere(site)) return null;
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const { items, isOfAccount, shareToken } = await showWishlist(site, currentCookies());
  const loginHref = hasScreen(paths.login) && !isOfAccount ? pathTo(site, 'login') : undefined;
  const shared = { locale: site.locale, t, labels: wishLabelsOf(t) };
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
