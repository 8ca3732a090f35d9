import 'server-only';
import { fitNames } from '#shared/catalogue/accessory-fit.ts';
import { fitsCabinet } from '#shared/catalogue/cabinet-fit.ts';
import { type AccessoryFacts, accessoryUses, type SinkFacts, type TapFacts, tapStyles } from '#shared/catalogue/facts.ts';
import { unitlessCentimetres } from '#shared/catalogue/format-length.ts';
import type { ListName } from '#shared/catalogue/product-list.ts';
import { type Finish, finishes } from '#shared/contract/finishes.ts';
import { bowlKindOf } from './bowl-kind.ts';
import type { Article } from './catalogue-index.ts';
import { availability, type FacetRule, finishRule, price, rule } from './facet-rule.ts';
import { reachClassOf, reachLabel, reachNames } from './reach-classes.ts';

/** The colours in which sinks are cast. */
const cast: readonly Finish[] = ['anthracite', 'pebble', 'espresso', 'sand', 'white'];

/** All finishes in the order for taps: the colours of sinks are the exception there, and come last. */
const metalFirst: readonly Finish[] = [...finishes.filter((finish) => !cast.includes(finish)), ...cast];

const sink =
  (read: (facts: SinkFacts) => readonly string[]) =>
  ({ product }: Article) =>
    product.file.facts.kind === 'sink' ? read(product.file.facts) : [];
const tap =
  (read: (facts: TapFacts) => readonly string[]) =>
  ({ product }: Article) =>
    product.file.facts.kind === 'tap' ? read(product.file.facts) : [];

const accessory =
  (read: (facts: AccessoryFacts) => readonly string[]) =>
  ({ product }: Article) =>
    product.file.facts.kind === 'accessory' ? read(product.file.facts) : [];

const cabinetWidths = ['30', '40', '45', '50', '60', '80', '90'];

/** All that fits into a cabinet of so many centimetres by the planner's rule; widths that nothing fits into are shown as disabled. */
const cabinet: FacetRule = {
  id: 'cabinet',
  kind: 'cabinet',
  values: () => cabinetWidths,
  showsAll: true,
  name: (width, { site }) => unitlessCentimetres(Number(width), site.locale),
  valuesOf: ({ product: { file } }) =>
    cabinetWidths.filter((width) => file.facts.kind === 'sink' && fitsCabinet(file.facts, Number(width) * 10)),
};

const bowlNames = { one: 'one', 'one-and-half': 'oneAndHalf', two: 'two' } as const;

const featuresOf = ({ foldedHeight, hasFilter }: TapFacts): string[] => [
  ...(foldedHeight === undefined ? [] : ['window']),
  ...(hasFilter ? ['filter'] : []),
];

/** The parts of a kitchen that accessories belong to, as the facts tables call them. */
const fitFacts = { drain: 'drain', bowlDepth: 'bowl', tapHole: 'tapHole', cabinetWidth: 'cabinet' } as const;

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
    finishRule(finishes),
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
      tapStyles,
      (value, { t }) => t(`catalogue.style.${value}`),
      tap(({ style }) => [style]),
    ),
    finishRule(metalFirst),
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
    rule('feature', ['window', 'filter'], (value, { t }) => t(`catalogue.feature.${value}`), tap(featuresOf)),
    rule('reach', reachNames, reachLabel, tap(reachClassOf)),
    price,
    availability,
  ],
  accessories: [
    rule(
      'use',
      accessoryUses,
      (value, { t }) => t(`catalogue.use.${value}`),
      accessory(({ use }) => [use]),
    ),
    rule(
      'fits',
      fitNames,
      (value, { t }) => t(`catalogue.fact.${fitFacts[value]}`),
      accessory(({ fits }) => fitNames.filter((name) => fits[name] !== null)),
    ),
    finishRule(metalFirst),
    price,
    availability,
  ],
};
