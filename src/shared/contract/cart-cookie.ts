/** A cookie that scripts may read: the number of pieces in the cart. A browser without it has no cart and need not request one. */
export const cartCountCookie = 'cart-items';
