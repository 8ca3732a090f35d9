import 'client-only';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { loadWishlistOnce } from '#state/wishlist-actions.ts';
import { wishlistItems } from '#state/wishlist-items.ts';

// Every wishlist form of a page.
const wishlistForms = 'form[data-heart]';

/** Updates every wishlist button of a page. Loads nothing if there is none. Clicks: `client/delegated-events.ts`. */
export const useWishlistForms = (): void => {
  const { path, query } = useRouter();
  const { variants } = useSnapshot(wishlistItems);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, query or list has other buttons
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLFormElement>(wishlistForms);
    if (forms.length === 0) return;
    loadWishlistOnce();
    const isAnyOn = document.querySelector(`${wishlistForms} [aria-pressed="true"]`) !== null;
    if (isAnyOn || Object.keys(variants).length > 0)
      void import('./wishlist-forms.ts').then(({ showWishlistState }) => showWishlistState(forms));
  }, [path, query, variants]);
};
