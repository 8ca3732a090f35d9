/** The most pieces of one variant that a cart holds. */
export const maxQuantity = 99;
