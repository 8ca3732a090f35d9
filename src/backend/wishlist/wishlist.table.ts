import 'server-only';

/** One variant on a visitor's wishlist. `tokenHash` is the SHA-256 of the wishlist cookie's token. */
export type WishlistItemTable = { tokenHash: string; variantKey: string; productKey: string; addedAt: number };

/** A link under which anybody may view a list. The token is stored in plain text: it opens nothing that is not in this database. */
export type WishlistShareTable = { shareToken: string; tokenHash: string; createdAt: number };

export type WishlistTables = { wishlistItem: WishlistItemTable; wishlistShare: WishlistShareTable };
