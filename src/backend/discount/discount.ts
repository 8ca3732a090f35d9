import 'server-only';

// Codes and their terms, as the operator creates and ends them.

export { createDiscount, endDiscount, findCode, findDiscounts, getDiscount, listDiscounts, type NewDiscount } from './codes.ts';
export type { DiscountTable } from './discount.table.ts';

// What codes take off a cart, and why one does not count.

export { codeErrors, invalidCodesError } from './discount-errors.ts';
export { type DiscountEvaluation, evaluateDiscounts } from './evaluate-discounts.ts';

// Uses are counted in the transaction of an order, and given back when it is lost.

export { findUses, returnUses, takeUses } from './uses.ts';
