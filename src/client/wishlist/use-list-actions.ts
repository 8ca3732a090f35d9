import { useMemo } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { useRemoved } from '#client/primitives/undo-row/use-removed.ts';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { showToast } from '#state/toasts.ts';
import { changeWishlist } from '#state/wishlist-actions.ts';
import { changeSharing, wishlistArticlesState } from '#state/wishlist-articles.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { WishlistLabels } from './wishlist-labels.ts';
import type { ListActions } from './wishlist-view.tsx';

const nameOf = ({ name, variantName }: WishlistArticle): string => `${name}, ${variantName}`;

/** The actions on the visitor's own list, each announced once, with the removed items and the restored one. */
export const useListActions = (t: Translate, labels: WishlistLabels) => {
  const { removed: removedArticles, restoredKey, hideLine, restoreLine } = useRemoved<WishlistArticle>();
  const removed = useMemo(() => removedArticles.map(({ variantKey }) => variantKey), [removedArticles]);
  const { addOne, addAll } = useAddToCart(t, labels);
  const actions = useMemo((): ListActions & { endSharing: () => void } => {
    const change = async (call: 'add' | 'remove', article: WishlistArticle): Promise<void> => {
      const { productKey, variantKey } = article;
      if (call === 'remove') hideLine(article);
      else restoreLine(variantKey);
      const announcement = await changeWishlist(call, { productKey, variantKey }, nameOf(article));
      if (announcement === undefined) restoreLine(variantKey);
      else announce(announcement);
    };
    const sharing = async (call: 'share' | 'unshare'): Promise<void> => {
      if (await changeSharing(call)) announce(t(call === 'share' ? 'wishlist.share.started' : 'wishlist.share.ended'));
      else showToast({ type: 'error', message: t('wishlist.refused') });
    };
    return {
      toCart: addOne,
      remove: (article) => void change('remove', article),
      restore: (article) => void change('add', article),
      allToCart: () =>
        addAll((wishlistArticlesState.articles as WishlistArticle[]).filter(({ variantKey }) => !removed.includes(variantKey))),
      share: () => void sharing('share'),
      endSharing: () => void sharing('unshare'),
    };
  }, [t, addOne, addAll, removed, hideLine, restoreLine]);
  return { actions, removed, restoredKey, endSharing: actions.endSharing };
};
