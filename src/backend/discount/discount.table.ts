import 'server-only';
import type { DiscountKind } from '#shared/contract/discount.ts';

/** A discount code and its terms. Times are epoch milliseconds; yes is 1, no is 0. */
export type DiscountTable = {
  /** Upper case. */
  code: string;
  kind: DiscountKind;
  /** Basis points of a percentage, minor units of an amount; 0 for free shipping. */
  value: number;
  /** Of an amount and of a minimum: the code counts only where prices are in it. Null: everywhere. */
  currency: string | null;
  /** The minimum value of the goods before any discount, in minor units; 0: none. */
  minimum: number;
  /** Null: no start, no end. */
  validFrom: number | null;
  validUntil: number | null;
  /** Country codes, separated by commas; empty: all. */
  countries: string;
  isOncePerConsumer: number;
  /** How many orders may use it; null: unlimited. */
  usageLimit: number | null;
  /** How many orders use it now. */
  uses: number;
  /** 1 if it cannot be combined with other codes. */
  isExclusive: number;
  createdAt: number;
};

/** An order that uses a code; `returnedAt` is set once the order was lost and another may have the use. */
export type DiscountUseTable = { orderId: string; code: string; returnedAt: number | null };

export type DiscountTables = { discount: DiscountTable; discountUse: DiscountUseTable };
