/** A cookie that scripts may read: how many pieces the cart holds. A browser without it has no cart and need not ask for one. */
export const cartCountCookie = 'cart-items';
