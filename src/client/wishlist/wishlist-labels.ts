/** Texts of other modules that a wishlist uses. */
export type WishlistLabels = Record<'toCart' | 'view' | 'viewCart' | 'sinks' | 'taps', string>;
