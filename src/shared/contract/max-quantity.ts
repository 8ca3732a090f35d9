/** The maximum quantity of one variant in a cart. */
export const maxQuantity = 99;
