import { productTile } from './product.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

const key = measured(80).check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]+$/));

/** The maximum number of variants on a wishlist. */
export const maxWishlistItems = 200;

/** POST /lists/my/add and /lists/my/remove */
export const wishlistItemBody = z.strictObject({ productKey: key, variantKey: key });
export type WishlistItem = z.infer<typeof wishlistItemBody>;

/** POST /lists/my/add-many: items already on the list stay as they are. */
export const manyWishlistItemsBody = z.array(wishlistItemBody).check(z.maxLength(maxWishlistItems));

/** The whole wishlist, newest first: the response of every call on it. */
export const wishlist = z.object({ items: z.array(wishlistItemBody) });
export type Wishlist = z.infer<typeof wishlist>;

/** An article on a wishlist, with its texts in the reader's language: `60 cm`, ` Schrank`, `Lieferbar in 2–3 Werktagen`. */
export const wishlistArticle = z.extend(
  z.pick(productTile, { productKey: true, name: true, url: true, price: true, image: true, availability: true, measure: true }),
  {
    variantKey: z.string(),
    variantName: z.string(),
    taxNote: z.string(),
    measureWords: z.object({ before: z.string(), value: z.string(), after: z.string() }),
    availabilityWords: z.object({ state: z.enum(['good', 'wait', 'none']), text: z.string() }),
  },
);
export type WishlistArticle = z.infer<typeof wishlistArticle>;

/** GET /lists/my/articles: the data of the wishlist page, newest first. */
export const wishlistArticles = z.object({
  items: z.array(wishlistArticle),
  /** Stored with an account, not only in this browser. */
  isOfAccount: z.boolean(),
  /** The token of the link for others; null while it is not shared. */
  shareToken: z.nullable(z.string()),
});
export type WishlistArticles = z.infer<typeof wishlistArticles>;

/** POST /lists/my/share and /lists/my/unshare */
export const wishlistShare = z.pick(wishlistArticles, { shareToken: true });
export type WishlistShare = z.infer<typeof wishlistShare>;

/** The path of GET /lists/shared/{shareToken}. */
export const shareTokenPath = z.object({ shareToken: z.string().check(z.minLength(1), z.maxLength(80)) });

/** GET /lists/shared/{shareToken}: a shared list, read-only. */
export const sharedWishlist = z.pick(wishlistArticles, { items: true });
export type SharedWishlist = z.infer<typeof sharedWishlist>;
