import 'server-only';
import type { Db } from '#backend/database/database.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { Currency } from '#shared/money/currency.ts';
import type { DiscountTable } from './cart.table.ts';

/** A new code: basis points for a percentage, minor units of one currency for an amount; `validUntil` in epoch ms. */
export type NewDiscount = {
  code: string;
  kind: 'percentage' | 'amount';
  value: number;
  currency: Currency | null;
  validUntil: number | null;
};

/** Codes are read without regard to case and spaces around them. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** The discount behind a code that counts today in this currency. */
export const findDiscount = async (db: Db, code: string, currency: Currency): Promise<DiscountTable | undefined> => {
  const row = await db.selectFrom('discount').selectAll().where('code', '=', normalizeCode(code)).executeTakeFirst();
  if (!row || (row.validUntil !== null && row.validUntil < Date.now())) return undefined;
  return row.kind === 'amount' && row.currency !== currency ? undefined : row;
};

/** Makes a code; throws DiscountExistsException when it is taken. */
export const createDiscount = async (db: Db, discount: NewDiscount): Promise<void> => {
  const row = { ...discount, code: normalizeCode(discount.code), createdAt: Date.now() };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('discount')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new DomainError('DiscountExistsException', 409, {}, `The code ${row.code} exists already`);
};
