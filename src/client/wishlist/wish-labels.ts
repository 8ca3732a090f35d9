/** Words of other rooms that a wishlist borrows. */
export type WishLabels = Record<'toCart' | 'view' | 'viewCart' | 'sinks' | 'taps', string>;
