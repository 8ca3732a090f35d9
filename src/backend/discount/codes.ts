import 'server-only';
import { sql } from 'kysely';
import type { Db } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { cleanCode } from '#shared/cleaning/clean-code.ts';
import type { DiscountKind } from '#shared/contract/discount.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Currency } from '#shared/country/currency.ts';
import type { DiscountTable } from './discount.table.ts';

/** A new code: basis points for a percentage, minor units for an amount and a minimum; times in epoch ms. Omitted terms do not apply. */
export type NewDiscount = {
  code: string;
  kind: DiscountKind;
  value: number;
  /** The currency of the amount and of the minimum. */
  currency: Currency | null;
  minimum?: number;
  validFrom?: number | null;
  validUntil?: number | null;
  countries?: readonly CountryCode[];
  isOncePerConsumer?: boolean;
  usageLimit?: number | null;
  isExclusive?: boolean;
};

const writtenLike = (typed: string) => sql<boolean>`replace(code, '-', '') = ${cleanCode(typed)}`;

/** The code that is meant, as it is stored: its hyphens, blanks and case count for nothing. One that does not exist: its letters and digits. */
export const findCode = async (db: Db, typed: string): Promise<string> => {
  const row = await db.selectFrom('discount').select('code').where(writtenLike(typed)).orderBy('createdAt').executeTakeFirst();
  return row?.code ?? cleanCode(typed);
};

/** The existing codes among these, with their terms. */
export const findDiscounts = (db: Db, codes: readonly string[]): Promise<DiscountTable[]> =>
  db
    .selectFrom('discount')
    .selectAll()
    .where('code', 'in', [...codes])
    .execute();

/** All codes, the newest first. */
export const listDiscounts = (db: Db): Promise<DiscountTable[]> =>
  db.selectFrom('discount').selectAll().orderBy('createdAt', 'desc').orderBy('code').execute();

/** Creates a code; throws DiscountExistsException when it is taken. */
export const createDiscount = async (db: Db, discount: NewDiscount): Promise<void> => {
  const { minimum = 0, validFrom = null, validUntil = null, countries = [], usageLimit = null, ...given } = discount;
  const row: DiscountTable = {
    ...{ ...given, minimum, validFrom, validUntil, usageLimit },
    code: discount.code.trim().toUpperCase(),
    countries: countries.join(','),
    isOncePerConsumer: Number(discount.isOncePerConsumer ?? false),
    isExclusive: Number(discount.isExclusive ?? false),
    uses: 0,
    createdAt: Date.now(),
  };
  const like = await db.selectFrom('discount').select('code').where(writtenLike(row.code)).executeTakeFirst();
  if (like) throw new DomainError('DiscountExistsException', 409, {}, `The code ${like.code} exists already`);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('discount')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new DomainError('DiscountExistsException', 409, {}, `The code ${row.code} exists already`);
};

const absent = (code: string): DomainError => new DomainError('DiscountNotFoundException', 404, {}, `There is no code ${cleanCode(code)}`);

/** The terms of a code; throws DiscountNotFoundException if it does not exist. */
export const getDiscount = async (db: Db, code: string): Promise<DiscountTable> => {
  const [row] = await findDiscounts(db, [await findCode(db, code)]);
  if (!row) throw absent(code);
  return row;
};

/** Ends a code at once; orders that use it are not affected. One that has already ended stays as it is. */
export const endDiscount = async (db: Db, code: string, now = Date.now()): Promise<DiscountTable> => {
  const { code: stored } = await getDiscount(db, code);
  await db
    .updateTable('discount')
    .set({ validUntil: now - 1 })
    .where('code', '=', stored)
    .where((row) => row.or([row('validUntil', 'is', null), row('validUntil', '>=', now)]))
    .execute();
  return getDiscount(db, code);
};
