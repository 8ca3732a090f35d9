import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import { formatNumberRange } from '#shared/i18n/number-range.ts';
import { minorDigits } from '#shared/money/money.ts';
import type { Article, VariantFile } from './catalogue-index.ts';
import { priceIn } from './price.ts';

/** A price band in whole currency units; its upper end belongs to the next band. */
type PriceBand = { from: number; to: number };

const wanted = 4;

const unitsOf = (country: CountryCode, variant: VariantFile): number => {
  const { rawValue, currency } = priceIn(country, variant);
  return rawValue / 10 ** minorDigits(currency);
};

/** The round step (1, 2, 2.5 or 5 times a power of ten) that divides a span into about four. */
const stepOf = (span: number): number => {
  const raw = Math.max(span, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= raw) ?? 10;
  return Math.max(1, factor * power);
};

const stepCache = new WeakMap<readonly Article[], number>();

/** Called for every article of the same list, so the step is cached. */
const stepIn = (country: CountryCode, articles: readonly Article[]): number =>
  getOrInsertComputed(stepCache, articles, () => {
    const units = articles.map(({ variant }) => unitsOf(country, variant)).toSorted((a, b) => a - b);
    return stepOf((units.at(-1) ?? 0) - (units[0] ?? 0));
  });

const bandAt = (step: number, units: number): PriceBand => {
  const from = Math.floor(units / step) * step;
  return { from, to: from + step };
};

const bandValue = ({ from, to }: PriceBand): string => `${from}-${to}`;

/** The bands that the prices of these articles fall into, cheapest first, as query values: `200-400`. */
export const priceBands = (country: CountryCode, articles: readonly Article[]): string[] => {
  const step = stepIn(country, articles);
  const bands = new Map(articles.map(({ variant }) => bandAt(step, unitsOf(country, variant))).map((band) => [band.from, band]));
  return [...bands.values()].toSorted((a, b) => a.from - b.from).map(bandValue);
};

/** The band of one variant among these articles, as a query value. */
export const bandOf = (country: CountryCode, articles: readonly Article[], variant: VariantFile): string =>
  bandValue(bandAt(stepIn(country, articles), unitsOf(country, variant)));

const formatOf = ({ country, locale }: Site): Intl.NumberFormat => {
  const { currency }: CountryFacts = countries[country];
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
};

const nameCache = new Map<string, string>();
const maxNames = 2000;

/** The display name of a band by its query value: `200–400 €`. Cached: range formatting takes longer than everything else in a list. */
export const nameOfBand = (site: Site, value: string): string => {
  const key = `${site.country} ${site.locale} ${value}`;
  const cached = nameCache.get(key);
  if (cached !== undefined) return cached;
  const [from = 0, to = 0] = value.split('-').map(Number);
  const name = formatNumberRange(formatOf(site), from, to);
  if (nameCache.size < maxNames) nameCache.set(key, name);
  return name;
};
