import 'server-only';

/** What lies on the shelf: one row a variant. */
export type StockTable = {
  variantKey: string;
  sku: string;
  /** Never negative: the database refuses it. */
  pieces: number;
  changedAt: number;
};

export type StockTables = { stock: StockTable };
