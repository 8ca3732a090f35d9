import 'client-only';
import { proxy } from 'valtio';
import type { SharedWishlist, WishlistArticle } from '#shared/contract/wishlist.ts';
import { callRest, RestError } from './rest.ts';
import { assignWishlist, enqueueRead } from './wishlist.ts';

const contract = () => import('#shared/contract/wishlist.ts');

type WishlistArticlesState = {
  status: 'PENDING' | 'READY' | 'FAILED';
  /** All articles that were on the list on this page; the wishlist's state tells which still are. */
  articles: WishlistArticle[];
  isOfAccount: boolean;
  shareToken: string | null;
};

/** The state of the articles on the wishlist page. */
export const wishlistArticlesState = proxy<WishlistArticlesState>({
  status: 'PENDING',
  articles: [],
  isOfAccount: false,
  shareToken: null,
});

/** Loads the articles of the list, and the list with them. */
export const loadWishlistArticles = async (): Promise<void> => {
  try {
    const { items, isOfAccount, shareToken } = await enqueueRead(() =>
      callRest('/lists/my/articles', { answer: async () => (await contract()).wishlistArticles }),
    );
    Object.assign(wishlistArticlesState, { status: 'READY', articles: items, isOfAccount, shareToken });
    assignWishlist(items);
  } catch {
    if (wishlistArticlesState.status !== 'READY') wishlistArticlesState.status = 'FAILED';
  }
};

/** Starts or ends sharing; true on success. */
export const changeSharing = async (call: 'share' | 'unshare'): Promise<boolean> => {
  try {
    const answer = async () => (await contract()).wishlistShare;
    wishlistArticlesState.shareToken = (await callRest(`/lists/my/${call}`, { method: 'POST', body: {}, answer })).shareToken;
    return true;
  } catch {
    return false;
  }
};

/** A shared list; `GONE` if its link is no longer valid, `FAILED` if there is no answer. */
export const loadSharedWishlist = async (shareToken: string): Promise<SharedWishlist | 'GONE' | 'FAILED'> => {
  try {
    const answer = async () => (await contract()).sharedWishlist;
    return await callRest(`/lists/shared/${encodeURIComponent(shareToken)}`, { answer });
  } catch (error) {
    return error instanceof RestError && error.status === 404 ? 'GONE' : 'FAILED';
  }
};
