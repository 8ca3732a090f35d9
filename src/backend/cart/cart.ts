import 'server-only';

// The cart of a browser or an account: what lies in it and what it costs.

export { addToCart, countPieces, findCart, getCart, loadCartDocument } from './carts.ts';

// The number of pieces that the header shows without a call.

export { setCartCountCookie } from './count-cookie.ts';

// Forms without script: what a refused one held is kept until its page has shown it, or a day is over.

export { deleteOldDrafts, noScriptForm } from './draft.ts';

// What may be ordered, and the refusals of what may not.

export { requireValidAddress } from './check-delivery.ts';
export { cartChangedError, orderErrors, requireOrderable, requireUnchanged, requireValidCodes } from './protect.ts';

// A cart on its way into an order: held while the order is placed, emptied by what was ordered, or given back.

export { clearOrderedItems, type LockedCart, lockCart, lockCartById, releaseCart } from './cart-for-order.ts';

// The cart of a visitor becomes that of the account they log in to, and goes with it.

export { anonymizeCart, mergeCart } from './merge-cart.ts';
