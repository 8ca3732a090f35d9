import 'server-only';
import type { DiscountProblem, DiscountReason } from '#shared/contract/discount.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { DiscountTable } from './discount.table.ts';

/** What decides whether a code counts: the goods before any discount in minor units, the time, and uses in other orders. */
type Circumstances = {
  site: Pick<Site, 'country' | 'locale'>;
  goods: number;
  now: number;
  /** Codes that this consumer has used in other orders. */
  used: ReadonlySet<string>;
  /** Codes whose use is already reserved by an order of this cart that waits for its payment. */
  reserved: ReadonlySet<string>;
};

/** A code of a cart with its terms, and why it does not count; null: it does. */
export type DiscountEvaluation = { code: string; terms: DiscountTable | undefined; problem: DiscountProblem | null };

const reasonOf = (terms: DiscountTable, { site, goods, now, used, reserved }: Circumstances): DiscountReason | undefined => {
  const { code, currency, validFrom, validUntil, usageLimit, uses } = terms;
  if (currency !== null && currency !== countries[site.country].currency) return 'country';
  if (terms.countries !== '' && !terms.countries.split(',').includes(site.country)) return 'country';
  if (validFrom !== null && now < validFrom) return 'notYet';
  if (validUntil !== null && now > validUntil) return 'expired';
  if (terms.isOncePerConsumer === 1 && used.has(code)) return 'used';
  if (usageLimit !== null && uses - (reserved.has(code) ? 1 : 0) >= usageLimit) return 'usedUp';
  return goods < terms.minimum ? 'belowMinimum' : undefined;
};

const moment = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

// A code's days are UTC days: its shopper sees the hour in the country's time zone from which it counts.
const formatMoment = (at: number | null, { country, locale }: Circumstances['site']): string =>
  at === null ? '' : dateFormat(locale, { ...moment, timeZone: timeZones[country] }).format(at);

const valuesOf = (reason: DiscountReason, terms: DiscountTable, { site, goods }: Circumstances): Record<string, string> => {
  const money = (rawValue: number): string => formatMoney({ rawValue, currency: countries[site.country].currency }, site.locale);
  if (reason === 'belowMinimum') return { minimum: money(terms.minimum), missing: money(terms.minimum - goods) };
  if (reason === 'notYet') return { date: formatMoment(terms.validFrom, site) };
  return reason === 'expired' ? { date: formatMoment(terms.validUntil, site) } : {};
};

const problemOf = (code: string, terms: DiscountTable | undefined, circumstances: Circumstances): DiscountProblem | null => {
  if (!terms) return { reason: 'unknown', values: { code } };
  const reason = reasonOf(terms, circumstances);
  return reason === undefined ? null : { reason, values: { code, ...valuesOf(reason, terms, circumstances) } };
};

/** Evaluates the codes of a cart in the order in which they were redeemed: if one must be used alone, the earlier one wins. */
export const evaluateDiscounts = (
  codes: readonly string[],
  discounts: readonly DiscountTable[],
  circumstances: Circumstances,
): DiscountEvaluation[] => {
  const counting: DiscountTable[] = [];
  return codes.map((code) => {
    const terms = discounts.find((one) => one.code === code);
    const problem = problemOf(code, terms, circumstances);
    if (problem || !terms) return { code, terms, problem };
    const rival = counting.find(({ isExclusive }) => isExclusive === 1 || terms.isExclusive === 1);
    if (rival) return { code, terms, problem: { reason: 'notCombinable', values: { code, other: rival.code } } };
    counting.push(terms);
    return { code, terms, problem };
  });
};
