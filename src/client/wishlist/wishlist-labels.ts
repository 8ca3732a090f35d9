/** Words of other rooms that a wishlist borrows. */
export type WishlistLabels = Record<'toCart' | 'view' | 'viewCart' | 'sinks' | 'taps', string>;
