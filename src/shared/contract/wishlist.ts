import { z } from 'zod';

const key = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9-]+$/);

/** The most variants that a wishlist holds. */
export const maxWishes = 200;

/** POST /lists/my/add and /lists/my/remove */
export const wishBody = z.strictObject({ productKey: key, variantKey: key });
export type Wish = z.infer<typeof wishBody>;

/** POST /lists/my/add-many: what is on the list already stays as it is. */
export const manyWishesBody = z.array(wishBody).max(maxWishes);

/** The whole wishlist, newest first: every call on it answers with this. */
export const wishlist = z.object({ items: z.array(wishBody) });
export type Wishlist = z.infer<typeof wishlist>;
