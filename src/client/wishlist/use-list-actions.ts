import { useMemo } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { useGone } from '#client/primitives/gone-row/use-gone.ts';
import type { WishArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { showToast } from '#state/toasts.ts';
import { changeWish } from '#state/wish-actions.ts';
import { changeSharing, wishArticlesState } from '#state/wish-articles.ts';
import { useCartPresses } from './use-cart-presses.ts';
import type { WishLabels } from './wish-labels.ts';
import type { ListActions } from './wishlist-view.tsx';

const nameOf = ({ name, variantName }: WishArticle): string => `${name}, ${variantName}`;

/** The presses on one's own list, each saying one thing, and what they leave behind: what was just taken off, and what was put back. */
export const useListActions = (t: Translate, labels: WishLabels) => {
  const { gone: articlesGone, back, takeOff, putBack } = useGone<WishArticle>();
  const gone = useMemo(() => articlesGone.map(({ variantKey }) => variantKey), [articlesGone]);
  const { addOne, addAll } = useCartPresses(t, labels);
  const actions = useMemo((): ListActions & { endSharing: () => void } => {
    const change = async (call: 'add' | 'remove', article: WishArticle): Promise<void> => {
      const { productKey, variantKey } = article;
      if (call === 'remove') takeOff(article);
      else putBack(variantKey);
      const said = await changeWish(call, { productKey, variantKey }, nameOf(article));
      if (said === undefined) putBack(variantKey);
      else announce(said);
    };
    const sharing = async (call: 'share' | 'unshare'): Promise<void> => {
      if (await changeSharing(call)) announce(t(call === 'share' ? 'wishlist.share.started' : 'wishlist.share.ended'));
      else showToast({ type: 'error', message: t('wishlist.refused') });
    };
    return {
      toCart: addOne,
      remove: (article) => void change('remove', article),
      restore: (article) => void change('add', article),
      allToCart: () => addAll((wishArticlesState.articles as WishArticle[]).filter(({ variantKey }) => !gone.includes(variantKey))),
      share: () => void sharing('share'),
      endSharing: () => void sharing('unshare'),
    };
  }, [t, addOne, addAll, gone, takeOff, putBack]);
  return { actions, gone, back, endSharing: actions.endSharing };
};
