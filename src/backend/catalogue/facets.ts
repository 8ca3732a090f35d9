import 'server-only';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { finishes } from '#shared/catalogue/facts.ts';
import type { Facet, ListName } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import { bowlKindOf } from './bowl-kind.ts';
import type { Article } from './catalogue-index.ts';
import { formatCentimetreRange, formatCentimetres, formatNumber } from './measures.ts';
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

const sink =
  (read: (facts: SinkFacts) => readonly string[]) =>
  ({ product }: Article) =>
    product.file.facts.kind === 'sink' ? read(product.file.facts) : [];
const tap =
  (read: (facts: TapFacts) => readonly string[]) =>
  ({ product }: Article) =>
    product.file.facts.kind === 'tap' ? read(product.file.facts) : [];

/** A facet over the values that articles have; of all possible values only those are offered that occur in the list. */
const rule = <const Value extends string>(
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

const cabinetWidths = [30, 40, 45, 50, 60, 80, 90];

/** All that fits into a cabinet of so many centimetres; widths that nothing fits into are shown as impossible. */
const cabinet: FacetRule = {
  id: 'cabinet',
  kind: 'cabinet',
  options: ({ site }) => cabinetWidths.map((width) => ({ value: String(width), label: formatNumber(site, width) })),
  matches: ({ product }, value) => product.file.facts.kind === 'sink' && product.file.facts.cabinetWidth <= Number(value) * 10,
};

const price: FacetRule = {
  id: 'price',
  kind: 'price',
  options: ({ site, articles }) => priceBands(site.country, articles).map((band) => presentBand(site, band)),
  matches: ({ variant }, value, { site, articles }) => bandOf(site.country, articles, variant) === value,
};

const reachClasses = { 'up-to-20': [0, 200], '20-to-22': [201, 219], 'from-22': [220, Number.MAX_SAFE_INTEGER] } as const;
const reachNames = Object.keys(reachClasses) as (keyof typeof reachClasses)[];
const reachClassOf = ({ reach }: TapFacts) => reachNames.filter((name) => reach >= reachClasses[name][0] && reach <= reachClasses[name][1]);
const reachLabel = (name: keyof typeof reachClasses, { site, t }: FacetContext): string => {
  if (name === 'up-to-20') return t('catalogue.range.upTo', { to: formatCentimetres(site, 200) });
  return name === 'from-22' ? t('catalogue.range.from', { from: formatCentimetres(site, 220) }) : formatCentimetreRange(site, 200, 220);
};

const bowlNames = { one: 'one', 'one-and-half': 'oneAndHalf', two: 'two' } as const;

const finish = rule(
  'finish',
  finishes,
  (value, { t }) => t(`catalogue.finish.${value}`),
  ({ variant }) => [variant.finish],
  'swatch',
);
const availability = rule(
  'availability',
  ['in-stock'],
  (_, { t }) => t('catalogue.availability.inStock'),
  ({ variant }, { stock }) => ((stock.get(variant.variantKey) ?? 0) > 0 ? ['in-stock'] : []),
);

/** The facets of each list, in the order in which they are shown. */
export const facetRules: Record<ListName, readonly FacetRule[]> = {
  sinks: [
    cabinet,
    rule(
      'mounting',
      ['inset', 'flush', 'undermount', 'farmhouse'],
      (value, { t }) => t(`catalogue.mounting.${value}`),
      sink(({ mountings }) => mountings),
    ),
    rule(
      'material',
      ['granite', 'steel', 'ceramic'],
      (value, { t }) => t(`catalogue.material.${value}`),
      sink(({ material }) => [material]),
    ),
    rule(
      'bowls',
      ['one', 'one-and-half', 'two'],
      (value, { t }) => t(`catalogue.bowls.${bowlNames[value]}`),
      sink((facts) => [bowlKindOf(facts)]),
    ),
    finish,
    price,
    rule(
      'drainer',
      ['yes', 'no'],
      (value, { t }) => t(`catalogue.drainer.${value}`),
      sink(({ drainer }) => [drainer ? 'yes' : 'no']),
    ),
    availability,
  ],
  taps: [
    rule(
      'style',
      ['arc', 'lshape', 'pull'],
      (value, { t }) => t(`catalogue.style.${value}`),
      tap(({ style }) => [style]),
    ),
    finish,
    rule(
      'pressure',
      ['high', 'low'],
      (value, { t }) => t(`catalogue.pressure.${value}`),
      tap(({ pressure }) => [pressure.system]),
    ),
    rule(
      'pullout',
      ['yes', 'no'],
      (value, { t }) => t(`catalogue.pullout.${value}`),
      tap(({ pullOut }) => [pullOut === null ? 'no' : 'yes']),
    ),
    rule('reach', reachNames, reachLabel, tap(reachClassOf)),
    price,
    availability,
  ],
};
