/** A cookie that scripts may read: the number of wishlist items. A browser without it has none and need not ask. */
export const wishlistCountCookie = 'wishlist-items';
