import 'server-only';
import type { StockTable } from '#backend/catalogue/stock.table.ts';

/** Every table of the shop; each room describes its own rows in `<room>.table.ts`. */
export type Tables = {
  stock: StockTable;
};
