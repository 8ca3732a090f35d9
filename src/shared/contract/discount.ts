import { money } from './money.ts';
import { z } from './zod.ts';

/** What a code takes off: a share of the goods, an amount of the goods, or the shipping costs. */
export const discountKinds = ['percentage', 'amount', 'freeShipping'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Why a code does not count. `needless`: there is nothing left that it could take off. */
const discountReasons = ['unknown', 'country', 'notYet', 'expired', 'used', 'usedUp', 'belowMinimum', 'notCombinable', 'needless'] as const;
export type DiscountReason = (typeof discountReasons)[number];

/** Why a code does not count now; `values` fill the message, e.g. what is missing of the minimum. */
export const discountProblem = z.object({ reason: z.enum(discountReasons), values: z.record(z.string(), z.string()) });
export type DiscountProblem = z.infer<typeof discountProblem>;

/** A code that counts, and what it takes off. */
export const discount = z.object({ code: z.string(), kind: z.enum(discountKinds), value: money });
export type Discount = z.infer<typeof discount>;

/** A code in a cart: one that does not count takes off nothing, says why, and stays until its shopper removes it. */
export const redeemedCode = z.extend(discount, { problem: z.nullable(discountProblem) });
export type RedeemedCode = z.infer<typeof redeemedCode>;
