import type { TapFacts } from '#shared/catalogue/facts.ts';
import type { TapWater } from '#shared/catalogue/tap-water.ts';
import type { FlowLimit } from './country-file.ts';

/** The pressure at which facts give the flow, in tenths of a bar. */
const statedPressure = 30;

/** What a tap without a regulator lets through at another pressure: it grows with the pressure's square root. */
const flowAt = (flow: number, pressure: number): number => flow * Math.sqrt(pressure / statedPressure);

/** A tap as it is sold where the law limits its flow: with its regulator where it needs one, and its rating where one is wanted; undefined where it may not be sold (Y-12). */
export const tapWithin = (facts: TapFacts, { regulated, wels }: TapWater, limit: FlowLimit | null): TapFacts | undefined => {
  if (limit === null) return facts;
  if (limit.needsRating && wels === undefined) return undefined;
  const rated = limit.needsRating && wels ? { ...facts, wels } : facts;
  if (flowAt(facts.flow, limit.pressure) <= limit.most) return rated;
  return regulated !== undefined && regulated <= limit.most ? { ...rated, flow: regulated } : undefined;
};
