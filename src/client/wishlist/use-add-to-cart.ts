import { useMemo } from 'react';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { showToast } from '#state/toasts.ts';
import type { WishlistLabels } from './wishlist-labels.ts';

// Loaded with the first click: visitors who only read need no cart.
const openCart = async (): Promise<void> => (await import('#state/cart.ts')).openCart();

const addOne = async ({ productKey, variantKey }: WishlistArticle): Promise<void> =>
  (await import('#state/cart-changes.ts')).addToCart({ productKey, variantKey, quantity: 1 });

/** Adds items of a list to the cart: a single one opens it, all of them announce what was added and what is sold out. */
export const useAddToCart = (t: Translate, labels: Pick<WishlistLabels, 'viewCart'>) =>
  useMemo(() => {
    const addAll = async (articles: readonly WishlistArticle[]): Promise<void> => {
      const { addManyToCart } = await import('#state/cart-many.ts');
      const answer = await addManyToCart(articles.map(({ variantKey }) => variantKey));
      if (!answer) {
        showToast({ type: 'error', message: t('wishlist.toCartFailed') });
        return;
      }
      const { added, soldOut } = answer;
      const words = [added > 0 ? t('wishlist.allAdded', { count: added }) : t('wishlist.noneAdded')];
      if (soldOut.length > 0) words.push(t('wishlist.soldOut', { names: soldOut.join('; ') }));
      const action = { label: labels.viewCart, onPress: () => void openCart() };
      showToast({ type: soldOut.length > 0 ? 'info' : 'success', message: words.join(' '), action });
    };
    return {
      addOne: (article: WishlistArticle) => void addOne(article),
      addAll: (articles: readonly WishlistArticle[]) => void addAll(articles),
    };
  }, [t, labels]);
