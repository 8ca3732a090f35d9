'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { WishArticle } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { loadWishArticles, wishArticlesState } from '#state/wish-articles.ts';
import { wished } from '#state/wished.ts';
import { CopyLink } from './copy-link.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { SharePanel } from './share-panel.tsx';
import { useListActions } from './use-list-actions.ts';
import type { WishLabels } from './wish-labels.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import { WishlistView } from './wishlist-view.tsx';

type Props = {
  site: Site;
  messages: Pick<Messages, 'wishlist'>;
  labels: WishLabels;
  loginHref: string | undefined;
  sinksHref: string;
  tapsHref: string;
};

/** The wishlist's page: what the stores know of it, from waiting to empty. */
export const WishlistRoom = ({ site, messages, labels, loginHref, sinksHref, tapsHref }: Props) => {
  const { status, articles: known, isOfAccount, shareToken } = useSnapshot(wishArticlesState);
  const { variants } = useSnapshot(wished);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const { actions, gone, back, endSharing } = useListActions(t, labels);
  const articles = (known as WishArticle[]).filter(({ variantKey }) => variants[variantKey] || gone.includes(variantKey));
  const isUnknownThere = status === 'READY' && Object.keys(variants).some((key) => !known.some(({ variantKey }) => variantKey === key));
  useEffect(() => void loadWishArticles(), []);
  useEffect(() => {
    if (isUnknownThere) void loadWishArticles();
  }, [isUnknownThere]);
  if (status === 'FAILED') {
    return (
      <Message kind="error" title={t('wishlist.failed')}>
        <PlainButton variant="line" onClick={() => void loadWishArticles()}>
          {t('wishlist.retry')}
        </PlainButton>
      </Message>
    );
  }
  if (status === 'PENDING') return <WishlistSkeleton label={t('wishlist.loading')} />;
  const isEmpty = articles.every(({ variantKey }) => gone.includes(variantKey));
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
          gone={gone}
          back={back}
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
