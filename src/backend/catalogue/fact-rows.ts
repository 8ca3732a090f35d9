import 'server-only';
import type { AccessoryFacts, ProductFacts, SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import type { FactRow } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import { inCountryMeasures } from '#shared/i18n/country-measures.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { bowlKindOf, bowlsBySize } from './bowl-kind.ts';
import {
  formatCentimetres,
  formatDegrees,
  formatFlow,
  formatMillimetreRange,
  formatMillimetres,
  formatNumber,
  formatVolumes,
  formatWeight,
  joinLabels,
  joinWords,
} from './measures.ts';

type FactName = MessageKey extends infer Key ? (Key extends `catalogue.fact.${infer Name}` ? Name : never) : never;

const row = (t: Translate, id: FactName, value: string): FactRow => ({ id, label: t(`catalogue.fact.${id}`), value });

const bowlRows = (facts: SinkFacts, site: Site, t: Translate): FactRow[] => {
  const [main, second] = bowlsBySize(facts).map(({ width, depth, height }) => formatMillimetres(site, width, depth, height));
  if (main === undefined) return [];
  if (second === undefined) return [row(t, 'bowl', main)];
  return [row(t, 'mainBowl', main), row(t, bowlKindOf(facts) === 'one-and-half' ? 'secondBowl' : 'furtherBowl', second)];
};

const cutOutOf = ({ cutOut }: SinkFacts, site: Site, t: Translate): FactRow[] => {
  if (!cutOut) return [];
  const values = { size: formatMillimetres(site, cutOut.width, cutOut.depth), radius: formatMillimetres(site, cutOut.radius) };
  return [row(t, 'cutOut', cutOut.radius === 0 ? values.size : t('catalogue.fact.radius', values))];
};

const tapHoleOf = ({ tapHoles }: SinkFacts, site: Site, t: Translate): string =>
  tapHoles.length === 0
    ? t('catalogue.fact.noTapHole')
    : joinWords(
        site,
        tapHoles.map(({ diameter }) => `Ø ${formatMillimetres(site, diameter)}`),
      );

const sinkRows = (facts: SinkFacts, site: Site, t: Translate): FactRow[] => [
  row(t, 'material', t(`catalogue.material.${facts.material}`)),
  row(
    t,
    'mounting',
    joinLabels(
      site,
      facts.mountings.map((mounting) => t(`catalogue.mounting.${mounting}`)),
    ),
  ),
  row(t, 'cabinet', t('catalogue.range.from', { from: formatCentimetres(site, facts.cabinetWidth) })),
  row(t, 'outer', formatMillimetres(site, facts.outer.width, facts.outer.depth)),
  ...cutOutOf(facts, site, t),
  ...bowlRows(facts, site, t),
  ...(facts.drainer ? [row(t, 'drainer', formatMillimetres(site, facts.drainer.width, facts.drainer.depth))] : []),
  ...(facts.apron === null ? [] : [row(t, 'apron', formatMillimetres(site, facts.apron))]),
  row(t, 'tapHole', tapHoleOf(facts, site, t)),
  row(t, 'drain', `Ø ${formatMillimetres(site, facts.drain)}`),
  row(t, 'weight', formatWeight(site, facts.weight)),
];

const pressureOf = ({ pressure }: TapFacts, site: Site, t: Translate): string => {
  const words = t('catalogue.fact.pressureValue', {
    system: t(`catalogue.pressure.${pressure.system}`),
    from: formatNumber(site, pressure.min / 10),
    to: formatNumber(site, pressure.max / 10),
  });
  return inCountryMeasures(site.locale, words);
};

/** Stars and litres of the rating, which the law wants together wherever a tap is offered, and its registration number. */
const welsOf = ({ stars, flow, registration }: NonNullable<TapFacts['wels']>, site: Site, t: Translate): string => {
  const rating = t('catalogue.fact.welsValue', { stars, flow: formatFlow(site, flow) });
  return registration === null ? rating : `${rating} (${registration})`;
};

const tapRows = (facts: TapFacts, site: Site, t: Translate): FactRow[] => [
  row(t, 'material', t(`catalogue.material.${facts.material}`)),
  row(t, 'style', t(`catalogue.style.${facts.style}`)),
  row(t, 'height', formatMillimetres(site, facts.height)),
  row(t, 'reach', formatMillimetres(site, facts.reach)),
  ...(facts.foldedHeight === undefined ? [] : [row(t, 'foldedHeight', formatMillimetres(site, facts.foldedHeight))]),
  row(t, 'outletHeight', formatMillimetres(site, facts.outletHeight)),
  row(t, 'swivel', formatDegrees(site, facts.swivel)),
  row(t, 'tapHole', `Ø ${formatMillimetres(site, facts.tapHole)}`),
  row(t, 'pressure', pressureOf(facts, site, t)),
  row(
    t,
    'pullout',
    facts.pullOut === null
      ? t('catalogue.fact.pulloutNone')
      : t('catalogue.fact.pulloutValue', { length: formatMillimetres(site, facts.pullOut) }),
  ),
  ...(facts.hasFilter ? [row(t, 'filter', t('catalogue.fact.filterValue'))] : []),
  row(t, 'hose', formatMillimetres(site, facts.hose)),
  row(t, 'flow', formatFlow(site, facts.flow)),
  ...(facts.wels ? [row(t, 'wels', welsOf(facts.wels, site, t))] : []),
  row(t, 'weight', formatWeight(site, facts.weight)),
];

const fitRows = ({ fits }: AccessoryFacts, site: Site, t: Translate): FactRow[] => [
  ...(fits.drain === null ? [] : [row(t, 'drain', `Ø ${formatMillimetres(site, fits.drain)}`)]),
  ...(fits.bowlDepth === null ? [] : [row(t, 'bowlDepth', formatMillimetreRange(site, fits.bowlDepth.min, fits.bowlDepth.max))]),
  ...(fits.tapHole === null ? [] : [row(t, 'tapHole', `Ø ${formatMillimetres(site, fits.tapHole)}`)]),
  ...(fits.cabinetWidth === null
    ? []
    : [row(t, 'cabinet', t('catalogue.range.from', { from: formatCentimetres(site, fits.cabinetWidth) }))]),
];

const accessoryRows = (facts: AccessoryFacts, site: Site, t: Translate): FactRow[] => [
  row(t, 'use', t(`catalogue.use.${facts.use}`)),
  ...(facts.material === null ? [] : [row(t, 'material', t(`catalogue.material.${facts.material}`))]),
  row(t, 'outer', formatMillimetres(site, facts.size.width, facts.size.depth, facts.size.height)),
  ...fitRows(facts, site, t),
  ...(facts.volumes.length === 0 ? [] : [row(t, 'volume', formatVolumes(site, facts.volumes))]),
  row(t, 'weight', formatWeight(site, facts.weight)),
];

/** The facts of a product as the rows of its table, in the site's language and units. */
export const factRowsOf = (facts: ProductFacts, site: Site, t: Translate): FactRow[] => {
  if (facts.kind === 'sink') return sinkRows(facts, site, t);
  return facts.kind === 'tap' ? tapRows(facts, site, t) : accessoryRows(facts, site, t);
};

const important: Record<ProductFacts['kind'], readonly string[]> = {
  sink: ['cabinet', 'material', 'bowl', 'mainBowl', 'secondBowl', 'furtherBowl'],
  tap: ['reach', 'pressure', 'pullout', 'wels'],
  accessory: ['use', 'drain', 'bowlDepth', 'tapHole', 'cabinet', 'volume'],
};

/** The facts shown on a tile: those that decide whether it fits, and the water rating where the law requires it with every offer. */
export const importantRowsOf = (facts: ProductFacts, site: Site, t: Translate): FactRow[] =>
  factRowsOf(facts, site, t).filter(({ id }) => important[facts.kind].includes(id));
