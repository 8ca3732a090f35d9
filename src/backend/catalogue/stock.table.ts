import 'server-only';

/** The pieces in stock: one row per variant. */
export type StockTable = {
  variantKey: string;
  sku: string;
  /** Never negative: a check of the database rejects it. */
  pieces: number;
  changedAt: number;
};

export type StockTables = { stock: StockTable };
