import type { TapFacts } from '#shared/catalogue/facts.ts';
import type { TapWater } from '#shared/catalogue/tap-water.ts';
import type { FlowLimit } from './country-file.ts';

/** The pressure at which facts state the flow, in tenths of a bar. */
const statedPressure = 30;

/** The flow of a tap without a regulator at another pressure: it grows with the square root of the pressure. */
const flowAt = (flow: number, pressure: number): number => flow * Math.sqrt(pressure / statedPressure);

/** A tap as it is sold under a country's flow limit: with its regulator if it needs one, and its rating if one is required; undefined where it may not be sold (Y-12). */
export const tapWithin = (facts: TapFacts, { regulated, wels }: TapWater, limit: FlowLimit | null): TapFacts | undefined => {
  if (limit === null) return facts;
  if (limit.needsRating && wels === undefined) return undefined;
  const rated = limit.needsRating && wels ? { ...facts, wels } : facts;
  if (flowAt(facts.flow, limit.pressure) <= limit.most) return rated;
  return regulated !== undefined && regulated <= limit.most ? { ...rated, flow: regulated } : undefined;
};
