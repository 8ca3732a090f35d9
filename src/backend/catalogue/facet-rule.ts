import 'server-only';
import type { Finish } from '#shared/catalogue/facts.ts';
import type { Facet } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import type { Article } from './catalogue-index.ts';
import { bandOf, presentBand, priceBands } from './price-bands.ts';
import type { Stock } from './tile.ts';

/** What a facet may ask of its surroundings. */
export type FacetContext = { site: Site; t: Translate; stock: Stock; articles: readonly Article[] };

/** A way to narrow a list: its values with their names, and which of them an article has. */
export type FacetRule = {
  id: FacetId;
  kind: Facet['kind'];
  options: (context: FacetContext) => { value: string; label: string }[];
  matches: (article: Article, value: string, context: FacetContext) => boolean;
};

/** A facet over the values that articles have; of all possible values only those are offered that occur in the list. */
export const rule = <const Value extends string>(
  id: FacetId,
  values: readonly Value[],
  name: (value: Value, context: FacetContext) => string,
  valuesOf: (article: Article, context: FacetContext) => readonly string[],
  kind: Facet['kind'] = 'checkbox',
): FacetRule => ({
  id,
  kind,
  options: (context) => {
    const occurring = new Set(context.articles.flatMap((article) => valuesOf(article, context)));
    return values.filter((value) => occurring.has(value)).map((value) => ({ value, label: name(value, context) }));
  },
  matches: (article, value, context) => valuesOf(article, context).includes(value),
});

/** Prices in bands that suit the list. */
export const price: FacetRule = {
  id: 'price',
  kind: 'price',
  options: ({ site, articles }) => priceBands(site.country, articles).map((band) => presentBand(site, band)),
  matches: ({ variant }, value, { site, articles }) => bandOf(site.country, articles, variant) === value,
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

/** Only what is on the shelf. */
export const availability = rule(
  'availability',
  ['in-stock'],
  (_, { t }) => t('catalogue.availability.inStock'),
  ({ variant }, { stock }) => ((stock.get(variant.variantKey) ?? 0) > 0 ? ['in-stock'] : []),
);
