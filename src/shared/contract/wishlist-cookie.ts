/** A cookie that scripts may read: how many articles the wishlist holds. A browser without it has none and need not ask. */
export const wishlistCountCookie = 'wishlist-items';
