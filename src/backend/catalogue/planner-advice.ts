import 'server-only';
import { cabinets, worktops } from '#shared/catalogue/cabinet-fit.ts';
import { mountings } from '#shared/catalogue/facts.ts';
import { type PlannedKitchen, pressures, tapPositions } from '#shared/catalogue/planned-kitchen.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { setsFor } from './planner-sets.ts';

/** One changed answer, and how many sets it would give. */
export type Advice = { change: Partial<PlannedKitchen>; sets: number };

const answersBeside = (kitchen: PlannedKitchen): Partial<PlannedKitchen>[] => [
  ...cabinets.map((cabinet) => ({ cabinet })),
  ...mountings.map((mounting) => ({ mounting })),
  ...worktops.map((worktop) => ({ worktop })),
  ...tapPositions.map((tapPlace) => ({ tapPlace })),
  ...pressures.map((pressure) => ({ pressure })),
  ...(kitchen.cutOut ? [{ cutOut: null }] : []),
];

/** The single changed answer that gives the most sets; undefined where none gives any. If several are equal, the first question wins. */
export const adviceFor = (catalogue: Pick<CatalogueIndex, 'lists'>, kitchen: PlannedKitchen): Advice | undefined => {
  const tried = answersBeside(kitchen).map((change) => ({
    change,
    sets: setsFor(catalogue, { ...kitchen, ...change }, new Set()).length,
  }));
  const most = Math.max(...tried.map(({ sets }) => sets));
  return most === 0 ? undefined : tried.find(({ sets }) => sets === most);
};
