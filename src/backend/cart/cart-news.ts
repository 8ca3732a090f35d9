import 'server-only';
import { z } from 'zod';
import { database } from '#backend/database/database.ts';
import type { CartTable } from './cart.table.ts';

// What happened to a cart without its shopper: articles that vanished, by SKU, and lines that were cut to what is in stock.
const cartNews = z.object({
  removed: z.array(z.string()),
  reduced: z.array(z.object({ variantKey: z.string(), quantity: z.number().int() })),
});
export type CartNews = z.infer<typeof cartNews>;

/** What the shopper has not been told yet. */
export const readNews = (row: Pick<CartTable, 'news'> | undefined): CartNews =>
  row?.news ? cartNews.parse(JSON.parse(row.news)) : { removed: [], reduced: [] };

/** Old and new news together, as the row keeps them; null for none. Of a line that was cut twice the last counts. */
export const joinNews = (...all: Partial<CartNews>[]): string | null => {
  const removed = [...new Set(all.flatMap((news) => news.removed ?? []))];
  const reduced = [...new Map(all.flatMap((news) => news.reduced ?? []).map((line) => [line.variantKey, line])).values()];
  return removed.length + reduced.length > 0 ? JSON.stringify({ removed, reduced } satisfies CartNews) : null;
};

/** The shopper has been told: news is told once. What came since stays. */
export const forgetNews = async ({ cartId, news }: Pick<CartTable, 'cartId' | 'news'>): Promise<void> => {
  if (news === null) return;
  await database.updateTable('cart').set({ news: null }).where('cartId', '=', cartId).where('news', '=', news).execute();
};
