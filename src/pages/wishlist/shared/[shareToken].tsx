import { pathOfPage } from '#backend/content/content.ts';
import { SharedContainer } from '#client/wishlist/shared-container.tsx';
import { WishlistPage } from '#client/wishlist/wishlist-page.tsx';
import type { PageProps } from '#framework/routes.tsx';
import { wishlistLabelsOf } from '#screens/wishlist/wishlist-labels.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { noScriptPathTo, pathTo } from '#shared/routes/paths.ts';

/** A shared wishlist: the page is the same for every link, the items arrive after hydration. */
export default async function SharedWishlistPage({ site, shareToken }: PageProps & { shareToken: string }) {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  return (
    <>
      <ShopHead
        site={site}
        title={t('wishlist.shared.title')}
        description={t('wishlist.shared.lead')}
        path={pathTo(site, 'sharedWishlist', shareToken)}
        noScriptHref={`${noScriptPathTo(site, 'sharedWishlist')}/${encodeURIComponent(shareToken)}`}
      />
      <WishlistPage title={t('wishlist.shared.title')}>
        <SharedContainer
          site={site}
          shareToken={shareToken}
          messages={pickMessages(messages, ['wishlist'])}
          labels={wishlistLabelsOf(t)}
          sinksHref={pathOfPage(site, 'sinks') ?? site.root}
        />
      </WishlistPage>
    </>
  );
}
