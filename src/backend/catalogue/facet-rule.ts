import 'server-only';
import type { Facet } from '#shared/catalogue/product-list.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import type { Article } from './catalogue-index.ts';
import { bandOf, nameOfBand, priceBands } from './price-bands.ts';

/** The articles that facets filter: a list of a country, the same array for each state of the content. */
export type FacetList = { country: CountryCode; articles: readonly Article[] };

/** The site and translations for showing a facet. */
export type FacetContext = { site: Site; t: Translate };

/** A way to filter a list: its values with their names, and which of them an article has. */
export type FacetRule = {
  id: FacetId;
  kind: Facet['kind'];
  /** All values in the order in which they are shown, at most 31. */
  values: (list: FacetList) => readonly string[];
  /** Whether values that no article of the list has are shown, too. */
  showsAll: boolean;
  name: (value: string, context: FacetContext) => string;
  /** The values of an article; for stock, which changes between requests, the stock mask supplies what an article cannot. */
  valuesOf: (article: Article, list: FacetList) => readonly string[];
};

/** A facet over the values that articles have; only values that occur in the list are offered. */
export const rule = <const Value extends string>(
  id: FacetId,
  values: readonly Value[],
  name: (value: Value, context: FacetContext) => string,
  valuesOf: (article: Article) => readonly string[],
  kind: Facet['kind'] = 'checkbox',
): FacetRule => ({
  id,
  kind,
  values: () => values,
  showsAll: false,
  name: (value, context) => name(value as Value, context),
  valuesOf,
});

/** Prices in bands that suit the list. */
export const price: FacetRule = {
  id: 'price',
  kind: 'price',
  values: ({ country, articles }) => priceBands(country, articles),
  showsAll: false,
  name: (value, { site }) => nameOfBand(site, value),
  valuesOf: ({ variant }, { country, articles }) => [bandOf(country, articles, variant)],
};

/** The finishes that the list has, in the given order. */
export const finishRule = (values: readonly Finish[]): FacetRule =>
  rule(
    'finish',
    values,
    (value, { t }) => t(`catalogue.finish.${value}`),
    ({ variant }) => [variant.finish],
    'swatch',
  );

/** The one value of the stock facet. */
export const inStock = 'in-stock';

/** Only what is in stock, which the article itself does not know. */
export const availability = rule(
  'availability',
  [inStock],
  (_, { t }) => t('catalogue.availability.inStock'),
  () => [],
);
