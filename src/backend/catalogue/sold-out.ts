import 'server-only';
import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Article } from './catalogue-index.ts';
import { readStock } from './stock.ts';

const uncounted = new WeakMap<Db, WeakMap<readonly Article[], readonly string[]>>();

/** Articles of a list without a stock row. Articles found once are cached: rows are never deleted, so only the rest is queried again. */
const findUncounted = async (db: Db, articles: readonly Article[]): Promise<readonly string[]> => {
  const lists = getOrInsertComputed(uncounted, db, () => new WeakMap());
  const before = lists.get(articles) ?? articles.map(({ variant }) => variant.variantKey);
  const counted = await readStock(db, before);
  const remaining = before.filter((variantKey) => !counted.has(variantKey));
  lists.set(articles, remaining);
  return remaining;
};

const lastRead = new WeakMap<readonly Article[], { joinedKeys: string; keys: readonly string[] }>();

/** The variants without a piece in stock, of a list and perhaps of others: few, however long the list is. The same array until they change. */
export const readSoldOut = async (db: Db, articles: readonly Article[]): Promise<readonly string[]> => {
  // A literal, not a parameter: only then does the database use its index of the sold out. One text, since rows cost more.
  const soldOutQuery = db.selectFrom('stock').select(sql<string | null>`string_agg("variantKey", ' ')`.as('keys'));
  const { keys: counted } = await soldOutQuery.where(sql<boolean>`pieces = 0`).executeTakeFirstOrThrow();
  const joinedKeys = [counted ?? [], ...(await findUncounted(db, articles))].flat().join(' ');
  const last = lastRead.get(articles);
  if (last?.joinedKeys === joinedKeys) return last.keys;
  const keys = joinedKeys === '' ? [] : joinedKeys.split(' ');
  lastRead.set(articles, { joinedKeys, keys });
  return keys;
};
