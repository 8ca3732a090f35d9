'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { loadWishlistArticles, wishlistArticlesState } from '#state/wishlist-articles.ts';
import { wishlistItems } from '#state/wishlist-items.ts';
import { CopyLink } from './copy-link.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { SharePanel } from './share-panel.tsx';
import { useListActions } from './use-list-actions.ts';
import type { WishlistLabels } from './wishlist-labels.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import { WishlistView } from './wishlist-view.tsx';

type Props = {
  site: Site;
  messages: Pick<Messages, 'wishlist'>;
  labels: WishlistLabels;
  loginHref: string | undefined;
  sinksHref: string;
  tapsHref: string;
};

/** The wishlist page rendered from the stores, from loading to empty. */
export const WishlistContainer = ({ site, messages, labels, loginHref, sinksHref, tapsHref }: Props) => {
  const { status, articles: allArticles, isOfAccount, shareToken } = useSnapshot(wishlistArticlesState);
  const { variants } = useSnapshot(wishlistItems);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const { actions, removed, restoredKey, endSharing } = useListActions(t, labels);
  const articles = (allArticles as WishlistArticle[]).filter(({ variantKey }) => variants[variantKey] || removed.includes(variantKey));
  const isUnknownThere =
    status === 'READY' && Object.keys(variants).some((key) => !allArticles.some(({ variantKey }) => variantKey === key));
  useEffect(() => void loadWishlistArticles(), []);
  useEffect(() => {
    if (isUnknownThere) void loadWishlistArticles();
  }, [isUnknownThere]);
  if (status === 'FAILED') {
    return (
      <Message kind="error" title={t('wishlist.failed')}>
        <Button variant="line" onClick={() => void loadWishlistArticles()}>
          {t('wishlist.retry')}
        </Button>
      </Message>
    );
  }
  if (status === 'PENDING') return <WishlistSkeleton label={t('wishlist.loading')} />;
  const isEmpty = articles.every(({ variantKey }) => removed.includes(variantKey));
  const address =
    shareToken === null || typeof location === 'undefined' ? undefined : location.origin + pathTo(site, 'sharedWishlist', shareToken);
  return (
    <>
      {articles.length > 0 && (
        <WishlistView
          articles={articles}
          locale={site.locale}
          t={t}
          labels={labels}
          loginHref={isOfAccount ? undefined : loginHref}
          removed={removed}
          restoredKey={restoredKey}
          actions={actions}
          sharing={
            address && (
              <SharePanel address={address} locale={site.locale} t={t} onEnd={endSharing}>
                <CopyLink address={address} t={t} />
              </SharePanel>
            )
          }
        />
      )}
      {isEmpty && <EmptyWishlist t={t} labels={labels} sinksHref={sinksHref} tapsHref={tapsHref} />}
    </>
  );
};
