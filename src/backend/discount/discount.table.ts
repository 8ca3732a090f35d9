import 'server-only';
import type { DiscountKind } from '#shared/contract/discount.ts';

/** A discount code and its terms. Times are epoch milliseconds; yes is 1, no is 0. */
export type DiscountTable = {
  /** Upper case. */
  code: string;
  kind: DiscountKind;
  /** Basis points of a percentage, minor units of an amount; 0 for free shipping. */
  value: number;
  /** Of an amount and of a minimum: the code counts only where prices have it. Null: everywhere. */
  currency: string | null;
  /** What the goods must be worth before any discount, in minor units; 0: nothing is asked. */
  minimum: number;
  /** Null: no beginning, no end. */
  validFrom: number | null;
  validUntil: number | null;
  /** Codes of countries, divided by commas; empty: all. */
  countries: string;
  isOncePerConsumer: number;
  /** How many orders may use it; null: as many as come. */
  usageLimit: number | null;
  /** How many orders use it now. */
  uses: number;
  /** It counts alone. */
  isExclusive: number;
  createdAt: number;
};

/** An order that uses a code; `returnedAt` once the order was lost and another may have the use. */
export type DiscountUseTable = { orderId: string; code: string; returnedAt: number | null };

export type DiscountTables = { discount: DiscountTable; discountUse: DiscountUseTable };
