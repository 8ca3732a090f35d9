import 'server-only';
import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import type { Article } from './catalogue-index.ts';
import { readStock } from './stock.ts';

const uncounted = new WeakMap<Db, WeakMap<readonly Article[], readonly string[]>>();

/** Articles of a list that the database has never heard of. What it counted once it keeps: nobody takes a row away, so only the rest is asked for again. */
const findUncounted = async (db: Db, articles: readonly Article[]): Promise<readonly string[]> => {
  const lists = uncounted.get(db) ?? new WeakMap<readonly Article[], readonly string[]>();
  uncounted.set(db, lists);
  const before = lists.get(articles) ?? articles.map(({ variant }) => variant.variantKey);
  const counted = await readStock(db, before);
  const rest = before.filter((variantKey) => !counted.has(variantKey));
  lists.set(articles, rest);
  return rest;
};

/** The variants of which no piece is there, of a list and perhaps of others: few, however long the list is. */
export const readSoldOut = async (db: Db, articles: readonly Article[]): Promise<string[]> => {
  // Written out, not handed over: only so does the database see that its index of the sold out is meant.
  const rows = await db.selectFrom('stock').select('variantKey').where(sql<boolean>`pieces = 0`).execute();
  return [...rows.map(({ variantKey }) => variantKey), ...(await findUncounted(db, articles))];
};
