'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { Button } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { SharedWishlist } from '#shared/contract/wishlist.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { addManyToWishlist, loadWishlist } from '#state/wishlist.ts';
import { loadSharedWishlist } from '#state/wishlist-articles.ts';
import { NoSharedList, SharedView } from './shared-view.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { WishlistLabels } from './wishlist-labels.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

type Props = { site: Site; shareToken: string; messages: Pick<Messages, 'wishlist'>; labels: WishlistLabels; sinksHref: string };

/** A shared list rendered from the store, from loading to not found; only items missing on the visitor's own list are added. */
export const SharedContainer = ({ site, shareToken, messages, labels, sinksHref }: Props) => {
  const [list, setList] = useState<SharedWishlist | 'GONE' | 'FAILED'>();
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const { addOne, addAll } = useAddToCart(t, labels);
  const load = useCallback(() => void loadSharedWishlist(shareToken).then(setList), [shareToken]);
  useEffect(load, [load]);
  useEffect(() => void loadWishlist(), []);
  if (list === undefined) return <WishlistSkeleton label={t('wishlist.loading')} />;
  if (list === 'FAILED') {
    return (
      <Message kind="error" title={t('wishlist.failed')}>
        <Button variant="line" onClick={load}>
          {t('wishlist.retry')}
        </Button>
      </Message>
    );
  }
  if (list === 'GONE' || list.items.length === 0) return <NoSharedList t={t} labels={labels} sinksHref={sinksHref} />;
  const { items } = list;
  const saveAll = async (): Promise<void> => {
    if (await addManyToWishlist(items.map(({ productKey, variantKey }) => ({ productKey, variantKey }))))
      announce(t('wishlist.shared.kept'));
  };
  return (
    <SharedView articles={items} locale={site.locale} t={t} labels={labels} actions={{ toCart: addOne, allToCart: () => addAll(items) }}>
      <Button variant="line" icon="heart" onClick={() => void saveAll()}>
        {t('wishlist.shared.keep')}
      </Button>
    </SharedView>
  );
};
