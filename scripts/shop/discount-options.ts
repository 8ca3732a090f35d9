import { type Command, InvalidArgumentError, Option } from 'commander';
import type { NewDiscount } from '#backend/discount/discount.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { type Currency, currencies } from '#shared/country/currency.ts';
import { minorUnits } from './minor-units.ts';

/** The options of a new code. */
export type DiscountOptions = {
  percent?: number;
  amount?: string;
  freeShipping?: true;
  currency?: Currency;
  minimum?: string;
  from?: string;
  until?: string;
  countries?: CountryCode[];
  once?: true;
  limit?: number;
  exclusive?: true;
};

/** A code in its stored form; throws an error that commander prints. */
export const codeOf = (text: string): string => {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new InvalidArgumentError('Letters, digits and hyphens, from 3 to 40, are wanted.');
  return code;
};

const percentOf = (text: string): number => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) <= 0 || Number(text) > 100)
    throw new InvalidArgumentError('More than 0, at most 100, is wanted.');
  return Math.round(Number(text) * 100);
};

const dayOf = (text: string): string => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 31 February is parsed as a day of March: it must format back to the input.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('A day is wanted, e.g. 2026-12-31.');
  return text;
};

const countriesOf = (text: string): CountryCode[] => {
  const wanted = [...new Set(text.toLowerCase().split(','))].map((one) => one.trim());
  const known = Object.keys(countries) as CountryCode[];
  if (wanted.some((one) => !known.some((code) => code === one)))
    throw new InvalidArgumentError(`Countries of the shop are wanted, divided by commas: ${known.join(', ')}.`);
  return known.filter((code) => wanted.includes(code));
};

const limitOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 is wanted.');
  return Number(text);
};

/** The terms of a code, for --help. */
export const termOptions = (): Option[] => [
  new Option('--percent <percent>', 'off the goods').argParser(percentOf),
  new Option('--amount <amount>', 'off the goods, e.g. 5.00; needs --currency'),
  new Option('--free-shipping', 'takes off what the delivery costs'),
  new Option('--currency <currency>', 'of amount and minimum: it counts only in countries that pay so').choices(currencies),
  new Option('--minimum <amount>', 'what the goods must be worth before discounts; needs --currency'),
  new Option('--from <day>', 'the first day on which it counts (UTC)').argParser(dayOf),
  new Option('--until <day>', 'the last day on which it counts (UTC)').argParser(dayOf),
  new Option('--countries <codes>', 'where it counts, e.g. de,at (default: everywhere)').argParser(countriesOf),
  new Option('--once', 'once per consumer: by account, and by the mail address of the order'),
  new Option('--limit <uses>', 'how many orders may use it').argParser(limitOf),
  new Option('--exclusive', 'counts alone, beside no other code'),
];

const kindOf = ({ percent, amount, freeShipping, currency }: DiscountOptions, command: Command): Pick<NewDiscount, 'kind' | 'value'> => {
  const kinds = [percent, amount, freeShipping].filter((given) => given !== undefined);
  if (kinds.length !== 1 || (amount !== undefined && currency === undefined))
    return command.error('error: give either --percent, or --amount with --currency, or --free-shipping');
  if (percent !== undefined) return { kind: 'percentage', value: percent };
  return amount === undefined ? { kind: 'freeShipping', value: 0 } : { kind: 'amount', value: sumOf(amount, currency, command) };
};

const sumOf = (text: string, currency: Currency | undefined, command: Command): number => {
  if (currency === undefined) return command.error('error: --minimum needs --currency');
  return minorUnits(text, currency) ?? command.error(`error: '${text}' is no amount in ${currency}`);
};

/** Creates a new code from the options; reports conflicting ones. */
export const readDiscount = (code: string, options: DiscountOptions, command: Command): NewDiscount => {
  const { currency, minimum, from, until } = options;
  const kind = kindOf(options, command);
  if (currency !== undefined && minimum === undefined && kind.kind !== 'amount')
    return command.error('error: --currency belongs to --amount or --minimum');
  if (from !== undefined && until !== undefined && from > until) return command.error('error: --from lies after --until');
  return {
    code,
    ...kind,
    currency: currency ?? null,
    minimum: minimum === undefined ? 0 : sumOf(minimum, currency, command),
    validFrom: from === undefined ? null : Date.parse(`${from}T00:00:00.000Z`),
    validUntil: until === undefined ? null : Date.parse(`${until}T23:59:59.999Z`),
    countries: options.countries ?? [],
    isOncePerConsumer: options.once ?? false,
    usageLimit: options.limit ?? null,
    isExclusive: options.exclusive ?? false,
  };
};
