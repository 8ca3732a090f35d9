import 'server-only';
import type { ProductFacts, SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { formingOf, inwardAt } from '#shared/catalogue/forming.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import { bowlsBySize } from './bowl-kind.ts';
import { formatDegrees, formatNumber, formatYears, joinWords } from './measures.ts';
import { textsOf } from './texts.ts';

type Reader = Pick<Site, 'locale'>;

/** Every placeholder that the text of a story may use, with its value. */
export const storyValues = {
  weight: 'the weight',
  guarantee: 'the years of guarantee',
  finishes: 'the names of all finishes',
  width: 'outer width of a sink',
  cabinet: 'the narrowest cabinet that takes it',
  bowlWidth: 'width of the largest bowl',
  bowlHeight: 'its depth',
  secondHeight: 'depth of the second bowl',
  drainerWidth: 'width of the draining board',
  grooves: 'its grooves',
  wall: 'thickness of the wall',
  draft: 'how far the walls of the bowls lean, in degrees',
  narrowing: 'by how much a bowl narrows on each side down to its floor',
  rim: 'thickness of the rim',
  apron: 'height of the visible front',
  height: 'height of a tap',
  reach: 'how far its spout reaches',
  outletHeight: 'free height below its outlet',
  spout: 'diameter of its spout',
  swivel: 'how far it swivels',
  pullOut: 'length of the pull-out hose',
  hose: 'length of the supply hoses',
  tapHole: 'diameter of the hole in which it stands',
  pressureFrom: 'the least pressure, in bar',
  pressureTo: 'the highest pressure, in bar',
} as const;
type StoryValue = keyof typeof storyValues;

/** The values of one product as a locale formats them; those that it does not have are left out. */
type ValuesOfStory = Readonly<Partial<Record<StoryValue, string>>>;

// The Chinese texts of this shop use mm, cm and kg, as its drawings do; `Intl` spells out the lengths there, but not the weights.
const unitsOf = (locale: string): string => (locale.startsWith('zh') ? 'ja' : locale);

const withUnit = ({ locale }: Reader, value: number, unit: string): string =>
  numberFormat(unitsOf(locale), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1, useGrouping: false })
    .format(value)
    .replaceAll(' ', '\u00A0');

const length = (site: Reader, millimetres: number | null | undefined): string | undefined =>
  millimetres === null || millimetres === undefined ? undefined : withUnit(site, millimetres, 'millimeter');

const ofSink = (site: Reader, facts: SinkFacts): Partial<Record<StoryValue, string | undefined>> => {
  const [main, second] = bowlsBySize(facts);
  const { wall, draft } = formingOf(facts);
  return {
    width: length(site, facts.outer.width),
    cabinet: withUnit(site, facts.cabinetWidth / 10, 'centimeter'),
    bowlWidth: length(site, main?.width),
    bowlHeight: length(site, main?.height),
    secondHeight: length(site, second?.height),
    drainerWidth: length(site, facts.drainer?.width),
    grooves: facts.drainer ? formatNumber(site, facts.drainer.grooves) : undefined,
    wall: length(site, wall),
    draft: formatDegrees(site, draft),
    narrowing: main && length(site, Math.round(inwardAt(formingOf(facts), main.height))),
    rim: length(site, facts.rim),
    apron: length(site, facts.apron),
  };
};

const ofTap = (site: Reader, facts: TapFacts): Partial<Record<StoryValue, string | undefined>> => ({
  height: length(site, facts.height),
  reach: length(site, facts.reach),
  outletHeight: length(site, facts.outletHeight),
  spout: length(site, facts.spoutDiameter),
  swivel: formatDegrees(site, facts.swivel),
  pullOut: length(site, facts.pullOut),
  hose: length(site, facts.hose),
  tapHole: length(site, facts.tapHole),
  pressureFrom: formatNumber(site, facts.pressure.min / 10),
  pressureTo: formatNumber(site, facts.pressure.max / 10),
});

const ofKind = (site: Reader, facts: ProductFacts): Partial<Record<StoryValue, string | undefined>> => {
  if (facts.kind === 'sink') return ofSink(site, facts);
  return facts.kind === 'tap' ? ofTap(site, facts) : {};
};

/**
 * The values for the text of a story, from the facts of the product alone; lengths are metric, and whoever shows the text converts all of
 * it to the country's units.
 */
export const valuesOfStory = (site: Reader, { facts, variants, guaranteeYears }: ProductFile): ValuesOfStory => {
  const t = textsOf(site.locale);
  const names = variants.map(({ finish }) => t(`catalogue.finish.${finish}`));
  const all = {
    weight: withUnit(site, facts.weight / 1000, 'kilogram'),
    // Japanese writes years without a space.
    guarantee: formatYears(site, guaranteeYears)
      .replace(/ (?=年)/u, '')
      .replaceAll(' ', '\u00A0'),
    finishes: joinWords(site, names),
    ...ofKind(site, facts),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** A text with its values filled in; a placeholder without a value stays as it is, and `npm run content:check` reports it. */
export const fillStory = (text: string, values: ValuesOfStory): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name as StoryValue] ?? whole);
