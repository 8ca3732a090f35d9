import 'server-only';
import { z } from 'zod';
import { database } from '#backend/database/database.ts';
import type { CartTable } from './cart.table.ts';

// Changes to a cart that its shopper did not make: articles that were delisted, by SKU, and lines that were reduced to what is in stock.
const cartNoticesSchema = z.object({
  removed: z.array(z.string()),
  reduced: z.array(z.object({ variantKey: z.string(), quantity: z.number().int() })),
});
export type CartNotices = z.infer<typeof cartNoticesSchema>;

/** The notices that the shopper has not seen yet. */
export const readNotices = (row: Pick<CartTable, 'news'> | undefined): CartNotices =>
  row?.news ? cartNoticesSchema.parse(JSON.parse(row.news)) : { removed: [], reduced: [] };

/** Old and new notices merged, as the row stores them; null for none. Of a line that was reduced twice the last notice counts. */
export const mergeNotices = (...all: Partial<CartNotices>[]): string | null => {
  const removed = [...new Set(all.flatMap((notices) => notices.removed ?? []))];
  const reduced = [...new Map(all.flatMap((notices) => notices.reduced ?? []).map((line) => [line.variantKey, line])).values()];
  return removed.length + reduced.length > 0 ? JSON.stringify({ removed, reduced } satisfies CartNotices) : null;
};

/** Clears the notices that were shown: each is shown once. Newer ones stay. */
export const clearNotices = async ({ cartId, news: notices }: Pick<CartTable, 'cartId' | 'news'>): Promise<void> => {
  if (notices === null) return;
  await database.updateTable('cart').set({ news: null }).where('cartId', '=', cartId).where('news', '=', notices).execute();
};
