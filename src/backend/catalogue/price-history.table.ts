import 'server-only';

/** The price of a variant in a country from a moment on, until the next position of the two. Append-only. */
export type PriceHistoryTable = {
  country: string;
  variantKey: string;
  /** 0, 1, 2 … of this variant in this country. */
  position: number;
  currency: string;
  /** Minor units. */
  price: number;
  effectiveFrom: number;
};

/** At most one row: the fingerprint of the prices that are all recorded. */
export type RecordedPricesTable = { fingerprint: string };

export type PriceHistoryTables = { priceHistory: PriceHistoryTable; keptPrices: RecordedPricesTable };
