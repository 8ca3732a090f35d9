import { fitOf, type Misfit } from './cabinet-fit.ts';
import type { SinkFacts, TapFacts } from './facts.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';
import { tapEnters, tapServes } from './tap-fit.ts';

/** Why a sink does not fit into a planned kitchen. */
export type SinkMisfit = Misfit | 'mounting' | 'cutOutSmall' | 'cutOutLarge' | 'cutOutNone' | 'noTapHole' | 'ownTapHole';

/** The first reason why a sink does not fit; `by` is the number of millimetres missing or in excess, if a length is the reason. */
export type SinkReason = { misfit: SinkMisfit; by?: number };

/** Why a tap does not fit into a planned kitchen. */
export type TapMisfit = 'pressure' | 'tapHole' | 'reach';

/** How much of the rim must rest on the worktop on each side. */
const bearing = 5;

/** How far an existing cut-out may be larger than the sink's own: a rim on top covers some of it, every other edge is visible. */
const playOf = (facts: SinkFacts, { mounting }: PlannedKitchen, side: 'width' | 'depth'): number =>
  mounting === 'inset' && facts.cutOut ? Math.max(0, facts.outer[side] - 2 * bearing - facts.cutOut[side]) : 0;

const cutOutReason = (facts: SinkFacts, kitchen: PlannedKitchen): SinkReason | undefined => {
  const { cutOut } = kitchen;
  if (!cutOut) return undefined;
  // For a visible front the worktop is open to the front.
  if (!facts.cutOut || kitchen.mounting === 'farmhouse') return { misfit: 'cutOutNone' };
  const needed = facts.cutOut;
  const sides = ['width', 'depth'] as const;
  const small = Math.max(...sides.map((side) => needed[side] - cutOut[side]));
  const large = Math.max(...sides.map((side) => cutOut[side] - needed[side] - playOf(facts, kitchen, side)));
  // Too large cannot be corrected, too small can be sawn.
  if (large > 0) return { misfit: 'cutOutLarge', by: large };
  return small > 0 ? { misfit: 'cutOutSmall', by: small } : undefined;
};

const tapHoleReason = ({ tapHoles }: SinkFacts, { tapPlace }: PlannedKitchen): SinkReason | undefined => {
  if (tapPlace === 'sink' && tapHoles.length === 0) return { misfit: 'noTapHole' };
  return tapPlace === 'worktop' && tapHoles.length > 0 ? { misfit: 'ownTapHole' } : undefined;
};

/** The first reason why a sink does not fit into a planned kitchen; undefined if it fits. Width and worktop follow `fitOf`, the rule of product pages and lists. */
export const sinkReasonOf = (facts: SinkFacts, kitchen: PlannedKitchen): SinkReason | undefined => {
  if (!facts.mountings.includes(kitchen.mounting)) return { misfit: 'mounting' };
  const { misfit, left } = fitOf(facts, kitchen);
  if (misfit === 'cabinet') return { misfit, by: -left };
  if (misfit) return { misfit };
  return cutOutReason(facts, kitchen) ?? tapHoleReason(facts, kitchen);
};

/** The first reason why a tap does not fit: the pressure, or that none of the sinks that fit has a hole for it, or a bowl below its spout. */
export const tapMisfitOf = (tap: TapFacts, { pressure }: PlannedKitchen, sinks: readonly SinkFacts[]): TapMisfit | undefined => {
  if (tap.pressure.system !== pressure) return 'pressure';
  if (sinks.length === 0) return undefined;
  if (!sinks.some((sink) => tapEnters(tap, sink))) return 'tapHole';
  return sinks.some((sink) => tapServes(tap, sink)) ? undefined : 'reach';
};
