import 'server-only';
import { type ContentProduct, isLive } from '#backend/content/content.ts';
import { database } from '#backend/database/database.ts';
import { type CabinetFit, cabinets, fitOf } from '#shared/catalogue/cabinet-fit.ts';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { type SinkReason, sinkReasonOf, type TapMisfit, tapMisfitOf } from '#shared/catalogue/planner-fit.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney } from '#shared/money/money.ts';
import { catalogueOf } from './catalogue-index.ts';
import { articlesOfList } from './list.ts';
import { type Advice, adviceFor } from './planner-advice.ts';
import { fittingSinks, type PlannedSet, setsFor } from './planner-sets.ts';
import { getArticleTiles } from './products.ts';
import { readSoldOut } from './sold-out.ts';

/** A sink in the planner's result, with the data that a sentence or a drawing needs. */
export type PlannedSink = { productKey: string; name: string; facts: SinkFacts; fit: CabinetFit };
export type PlannedTap = { productKey: string; name: string; facts: TapFacts };

/** A piece of a set, for display. */
type SetPiece = { tile: ProductTile; variantName: string };

/** A set for display; `sum` is formatted, and undefined where nothing is sold. */
export type ShownSet = { pieces: SetPiece[]; left: number; sum: string | undefined };

/** The planner's result for a kitchen. */
export type Plan = {
  sinks: { fitting: PlannedSink[]; others: (PlannedSink & { reason: SinkReason })[]; total: number };
  taps: { fitting: PlannedTap[]; others: (PlannedTap & { misfit: TapMisfit })[]; total: number };
  /** How many sinks fit into each cabinet, with all other answers unchanged. */
  cabinets: { width: number; count: number }[];
  sets: { shown: ShownSet[]; total: number };
  /** What to change where there is no set. */
  advice: Advice | undefined;
};

const answerSinks = (products: readonly ContentProduct[], kitchen: PlannedKitchen): Plan['sinks'] => {
  const sinks = products.flatMap(({ file: { productKey, name, facts } }) =>
    facts.kind === 'sink' ? [{ productKey, name, facts, fit: fitOf(facts, kitchen), reason: sinkReasonOf(facts, kitchen) }] : [],
  );
  return {
    fitting: sinks.filter(({ reason }) => reason === undefined),
    others: sinks.flatMap(({ reason, ...sink }) => (reason ? [{ ...sink, reason }] : [])),
    total: sinks.length,
  };
};

const answerTaps = (products: readonly ContentProduct[], kitchen: PlannedKitchen, sinks: readonly SinkFacts[]): Plan['taps'] => {
  const taps = products.flatMap(({ file: { productKey, name, facts } }) =>
    facts.kind === 'tap' ? [{ productKey, name, facts, misfit: tapMisfitOf(facts, kitchen, sinks) }] : [],
  );
  return {
    fitting: taps.filter(({ misfit }) => misfit === undefined),
    others: taps.flatMap(({ misfit, ...tap }) => (misfit ? [{ ...tap, misfit }] : [])),
    total: taps.length,
  };
};

const presentSet = async (site: Site, { sink, tap, accessory, left }: PlannedSet): Promise<ShownSet> => {
  const articles = [sink, tap, accessory].filter((article) => article !== undefined);
  const pieces = await getArticleTiles(
    site,
    articles.map(({ variant }) => variant.variantKey),
  );
  const prices = pieces.map(({ tile }) => tile.price);
  const [first] = prices;
  const rawValue = prices.reduce((sum, price) => sum + price.rawValue, 0);
  const sum = first && isLive(site.country) ? formatMoney({ rawValue, currency: first.currency }, site.locale) : undefined;
  return { pieces, left, sum };
};

/** What fits into a kitchen, why the rest does not, and sets of what fits, the first `shown` of them with prices. */
export const planFor = async (site: Site, kitchen: PlannedKitchen, shown: number): Promise<Plan> => {
  const catalogue = catalogueOf(site.country);
  const { sinks, taps } = catalogue.lists;
  const answered = answerSinks(sinks, kitchen);
  const lists = (['sinks', 'taps', 'accessories'] as const).map((list) => readSoldOut(database, articlesOfList(site, list)));
  const sets = setsFor(catalogue, kitchen, new Set((await Promise.all(lists)).flat()));
  return {
    sinks: answered,
    taps: answerTaps(
      taps,
      kitchen,
      answered.fitting.map(({ facts }) => facts),
    ),
    cabinets: cabinets.map((cabinet) => ({ width: cabinet, count: fittingSinks(catalogue, { ...kitchen, cabinet }).length })),
    sets: { shown: await Promise.all(sets.slice(0, shown).map((set) => presentSet(site, set))), total: sets.length },
    advice: sets.length === 0 ? adviceFor(catalogue, kitchen) : undefined,
  };
};
