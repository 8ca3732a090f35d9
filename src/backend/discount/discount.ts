import 'server-only';

// Codes and their terms, as the operator makes and ends them.

export { createDiscount, endDiscount, findDiscounts, getDiscount, listDiscounts, type NewDiscount, normalizeCode } from './codes.ts';
export type { DiscountTable } from './discount.table.ts';

// What codes take off a cart, and why one does not.

export { type Judged, judgeCodes } from './judge.ts';
export { refusalsOfCodes, refuseCodes } from './refuse.ts';

// Uses are counted in the transaction of an order, and given back when it is lost.

export { findUses, returnUses, takeUses } from './uses.ts';
