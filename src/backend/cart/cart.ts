import 'server-only';

// The cart of a browser or an account: its contents and its sums.

export { addToCart, countPieces, findCart, getCart, loadCartDocument } from './carts.ts';

// The number of pieces that the header shows without a call.

export { setCartCountCookie } from './count-cookie.ts';

// The deletion of carts that nobody can open any more.

export { deleteOldCarts } from './delete-old-carts.ts';

// Forms without script: the input of a rejected one is saved until its page has shown it, or for a day.

export { deleteOldDrafts, noScriptForm } from './draft.ts';

// What may be ordered, and the errors for what may not.

export { requireValidAddress } from './check-delivery.ts';
export { cartChangedError, orderErrors, requireOrderable, requireUnchanged, requireValidCodes } from './protect.ts';

// A cart on its way into an order: locked while the order is placed, then cleared of what was ordered, or released.

export { clearOrderedItems, type LockedCart, lockCart, lockCartById, releaseCart } from './cart-for-order.ts';

// At login the visitor's cart becomes the account's; it is anonymised when the account is deleted.

export { anonymizeCart, mergeCart } from './merge-cart.ts';
