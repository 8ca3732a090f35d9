import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
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

/** Codes ignore case, width of letters and surrounding spaces. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase();

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
    code: normalizeCode(discount.code),
    countries: countries.join(','),
    isOncePerConsumer: Number(discount.isOncePerConsumer ?? false),
    isExclusive: Number(discount.isExclusive ?? false),
    uses: 0,
    createdAt: Date.now(),
  };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('discount')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new DomainError('DiscountExistsException', 409, {}, `The code ${row.code} exists already`);
};

const absent = (code: string): DomainError =>
  new DomainError('DiscountNotFoundException', 404, {}, `There is no code ${normalizeCode(code)}`);

/** The terms of a code; throws DiscountNotFoundException if it does not exist. */
export const getDiscount = async (db: Db, code: string): Promise<DiscountTable> => {
  const [row] = await findDiscounts(db, [normalizeCode(code)]);
  if (!row) throw absent(code);
  return row;
};

/** Ends a code at once; orders that use it are not affected. One that has already ended stays as it is. */
export const endDiscount = async (db: Db, code: string, now = Date.now()): Promise<DiscountTable> => {
  await getDiscount(db, code);
  await db
    .updateTable('discount')
    .set({ validUntil: now - 1 })
    .where('code', '=', normalizeCode(code))
    .where((row) => row.or([row('validUntil', 'is', null), row('validUntil', '>=', now)]))
    .execute();
  return getDiscount(db, code);
};
