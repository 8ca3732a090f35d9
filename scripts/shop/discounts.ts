import { Command, InvalidArgumentError, Option } from 'commander';
import type { NewDiscount } from '#backend/cart/discount.ts';
import { type Currency, currencies } from '#shared/money/currency.ts';
import { minorUnits } from './minor-units.ts';

type Options = { percent?: number; amount?: string; currency?: Currency; until?: number };

const codeOf = (text: string): string => {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new InvalidArgumentError('Letters, digits and hyphens, from 3 to 40, are wanted.');
  return code;
};

const percentOf = (text: string): number => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) <= 0 || Number(text) > 100)
    throw new InvalidArgumentError('More than 0, at most 100, is wanted.');
  return Math.round(Number(text) * 100);
};

const untilOf = (text: string): number => {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59.999Z`) : Number.NaN;
  if (Number.isNaN(end)) throw new InvalidArgumentError('A day is wanted, e.g. 2026-12-31.');
  return end;
};

const readDiscount = (code: string, { percent, amount, currency, until }: Options, command: Command): NewDiscount => {
  const validUntil = until ?? null;
  if (percent !== undefined && amount === undefined) return { code, kind: 'percentage', value: percent, currency: null, validUntil };
  if (percent !== undefined || amount === undefined || currency === undefined) {
    return command.error('error: give either --percent, or --amount with --currency');
  }
  const value = minorUnits(amount, currency) ?? command.error(`error: '${amount}' is no amount in ${currency}`);
  return { code, kind: 'amount', value, currency, validUntil };
};

const add = async (code: string, options: Options, command: Command): Promise<void> => {
  const discount = readDiscount(code, options, command);
  const { createDiscount } = await import('#backend/cart/discount.ts');
  const { database } = await import('#backend/database/database.ts');
  await createDiscount(database, discount);
  console.log(`${code} counts from now on`);
};

/** discounts add */
export const discountCommands = (): Command => {
  const discounts = new Command('discounts').description('make discount codes');
  discounts
    .command('add')
    .description('makes a code')
    .argument('<code>', 'what the shopper types', codeOf)
    .addOption(new Option('--percent <percent>', 'off the goods').argParser(percentOf))
    .option('--amount <amount>', 'off the goods, e.g. 5.00')
    .addOption(new Option('--currency <currency>', 'of the amount').choices(currencies))
    .addOption(new Option('--until <day>', 'the last day on which it counts (UTC)').argParser(untilOf))
    .action(add);
  return discounts;
};
