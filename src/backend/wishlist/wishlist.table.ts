import 'server-only';

/** One variant on a visitor's wishlist. `tokenHash` is the SHA-256 of the wishlist cookie's token. */
export type WishlistItemTable = { tokenHash: string; variantKey: string; productKey: string; addedAt: number };

export type WishlistTables = { wishlistItem: WishlistItemTable };
