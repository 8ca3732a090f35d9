import 'client-only';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { loadWishlistOnce } from '#state/wishlist-actions.ts';
import { wishlistItems } from '#state/wishlist-items.ts';

// Every heart of a page: a plain form, wherever it stands.
const wishlistForms = 'form[data-heart]';

/** Shows in every heart of a page whether its variant is on the wishlist. Where none is, none is touched. Clicks: `client/delegated-events.ts`. */
export const useWishlistForms = (): void => {
  const { path, query } = useRouter();
  const { variants } = useSnapshot(wishlistItems);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another query, another list: other hearts
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLFormElement>(wishlistForms);
    if (forms.length === 0) return;
    loadWishlistOnce();
    const isAnyOn = document.querySelector(`${wishlistForms} [aria-pressed="true"]`) !== null;
    if (isAnyOn || Object.keys(variants).length > 0)
      void import('./wishlist-forms.ts').then(({ showWishlistState }) => showWishlistState(forms));
  }, [path, query, variants]);
};
