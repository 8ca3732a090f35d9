import 'server-only';
import { z } from 'zod';
import { database } from '#backend/database/database.ts';
import type { CartTable } from './cart.table.ts';

// What happened to a cart without its shopper: articles that vanished, by SKU, and lines that were cut to what is in stock.
const cartNoticesSchema = z.object({
  removed: z.array(z.string()),
  reduced: z.array(z.object({ variantKey: z.string(), quantity: z.number().int() })),
});
export type CartNotices = z.infer<typeof cartNoticesSchema>;

/** What the shopper has not been told yet. */
export const readNotices = (row: Pick<CartTable, 'news'> | undefined): CartNotices =>
  row?.news ? cartNoticesSchema.parse(JSON.parse(row.news)) : { removed: [], reduced: [] };

/** Old and new news together, as the row keeps them; null for none. Of a line that was cut twice the last counts. */
export const mergeNotices = (...all: Partial<CartNotices>[]): string | null => {
  const removed = [...new Set(all.flatMap((notices) => notices.removed ?? []))];
  const reduced = [...new Map(all.flatMap((notices) => notices.reduced ?? []).map((line) => [line.variantKey, line])).values()];
  return removed.length + reduced.length > 0 ? JSON.stringify({ removed, reduced } satisfies CartNotices) : null;
};

/** The shopper has been told: news is told once. What came since stays. */
export const clearNotices = async ({ cartId, news: notices }: Pick<CartTable, 'cartId' | 'news'>): Promise<void> => {
  if (notices === null) return;
  await database.updateTable('cart').set({ news: null }).where('cartId', '=', cartId).where('news', '=', notices).execute();
};
