import 'server-only';
import { holdTable, type Trx } from '#backend/database/database.ts';
import type { PricePeriod } from '#shared/catalogue/reference-price.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { VariantFile } from './catalogue-index.ts';
import { findLastPrices, insertPrices } from './price-history.queries.ts';
import type { PriceHistoryTable } from './price-history.table.ts';

/** A variant with what a country asks for it. */
export type Offer = { country: CountryCode; variant: Pick<VariantFile, 'variantKey' | 'prices' | 'reduction'> };

const currencyIn = (country: CountryCode): CountryFacts['currency'] => {
  const { currency }: CountryFacts = countries[country];
  return currency;
};

/** What a database learns that knows nothing of a variant yet: what its file says of former prices, and the present one. */
const openingOf = ({ country, variant: { prices, reduction } }: Offer, now: number): PricePeriod[] => {
  const currency = currencyIn(country);
  const former = reduction?.former.map(({ from, prices: asked }) => ({ price: asked[currency], effectiveFrom: Date.parse(from) })) ?? [];
  const present = { price: prices[currency], effectiveFrom: reduction ? Date.parse(reduction.since) : now };
  return [...former, present].map(({ price, effectiveFrom }) => ({ price, effectiveFrom: Math.min(effectiveFrom, now) }));
};

const additionOf = (offer: Offer, last: PriceHistoryTable, now: number): PricePeriod[] => {
  const currency = currencyIn(offer.country);
  const price = offer.variant.prices[currency];
  // Clocks of two machines differ: a later entry never counts from before an earlier one.
  return last.currency === currency && last.price === price ? [] : [{ price, effectiveFrom: Math.max(now, last.effectiveFrom) }];
};

const keyOf = ({ country, variantKey }: Pick<PriceHistoryTable, 'country' | 'variantKey'>): string => `${country} ${variantKey}`;

/**
 * Writes down every price that differs from the last known one, as counting from now; of a variant that nobody knows yet, its former
 * prices too (Y-04). Whoever does this at the same time waits, so that nothing is written twice.
 */
export const recordPrices = async (trx: Trx, offers: readonly Offer[], now: number = Date.now()): Promise<void> => {
  await holdTable(trx, 'priceHistory');
  const known = new Map((await findLastPrices(trx)).map((row) => [keyOf(row), row]));
  const rows = offers.flatMap((offer) => {
    const { country, variant } = offer;
    const own = { country, variantKey: variant.variantKey, currency: currencyIn(country) };
    const last = known.get(keyOf(own));
    const added = last ? additionOf(offer, last, now) : openingOf(offer, now);
    return added.map((period, index) => ({ ...own, ...period, position: (last?.position ?? -1) + 1 + index }));
  });
  await insertPrices(trx, rows);
};
