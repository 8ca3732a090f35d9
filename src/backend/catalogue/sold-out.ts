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
  const remaining = before.filter((variantKey) => !counted.has(variantKey));
  lists.set(articles, remaining);
  return remaining;
};

const lastRead = new WeakMap<readonly Article[], { joinedKeys: string; keys: readonly string[] }>();

/** The variants of which no piece is there, of a list and perhaps of others: few, however long the list is. The same array until they are others. */
export const readSoldOut = async (db: Db, articles: readonly Article[]): Promise<readonly string[]> => {
  // Written out, not handed over: only so does the database see that its index of the sold out is meant. One text, since rows cost more.
  const soldOutQuery = db.selectFrom('stock').select(sql<string | null>`string_agg("variantKey", ' ')`.as('keys'));
  const { keys: counted } = await soldOutQuery.where(sql<boolean>`pieces = 0`).executeTakeFirstOrThrow();
  const joinedKeys = [counted ?? [], ...(await findUncounted(db, articles))].flat().join(' ');
  const last = lastRead.get(articles);
  if (last?.joinedKeys === joinedKeys) return last.keys;
  const keys = joinedKeys === '' ? [] : joinedKeys.split(' ');
  lastRead.set(articles, { joinedKeys, keys });
  return keys;
};
