import type { DiscountTable } from '#backend/discount/discount.ts';
import type { Currency } from '#shared/country/currency.ts';
import { formatMoney } from '#shared/money/money.ts';
import { time } from './format.ts';

const day = (at: number): string => time(at).slice(0, 10);

const sum = (rawValue: number, currency: string | null): string =>
  formatMoney({ rawValue, currency: (currency ?? 'EUR') as Currency }, 'en');

const worth = ({ kind, value, currency }: DiscountTable): string =>
  ({ percentage: `${value / 100} %`, amount: sum(value, currency), freeShipping: 'free shipping' })[kind];

const stateOf = ({ validFrom, validUntil, usageLimit, uses }: DiscountTable, now: number): string => {
  if (validUntil !== null && validUntil < now) return 'ended';
  if (usageLimit !== null && uses >= usageLimit) return 'used up';
  return validFrom !== null && validFrom > now ? `from ${day(validFrom)}` : 'counts';
};

const usesOf = ({ uses, usageLimit }: DiscountTable): string => (usageLimit === null ? `${uses}` : `${uses} of ${usageLimit}`);

/** One line of `discounts list`: the code, its value, its uses, and whether it is valid. */
export const discountLine = (row: DiscountTable, now = Date.now()): string =>
  [row.code.padEnd(16), worth(row).padEnd(16), usesOf(row).padEnd(12), stateOf(row, now)].join('  ').trimEnd();

/** All terms of a code, one per line. */
export const discountTerms = (row: DiscountTable, now = Date.now()): string[] =>
  [
    ['code', row.code],
    ['worth', worth(row)],
    ['state', stateOf(row, now)],
    ['uses', usesOf(row)],
    ['minimum', row.minimum === 0 ? 'none' : sum(row.minimum, row.currency)],
    ['from', row.validFrom === null ? 'the beginning' : day(row.validFrom)],
    ['until', row.validUntil === null ? 'further notice' : day(row.validUntil)],
    ['countries', row.countries === '' ? 'all' : row.countries],
    ['currency', row.currency ?? 'all'],
    ['once per consumer', row.isOncePerConsumer === 1 ? 'yes' : 'no'],
    ['exclusive', row.isExclusive === 1 ? 'yes' : 'no'],
    ['made', time(row.createdAt)],
  ].map(([name = '', value]) => `${name.padEnd(18)} ${value}`);
