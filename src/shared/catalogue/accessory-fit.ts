import type { AccessoryFacts, SinkFacts, TapFacts } from './facts.ts';

type Fits = AccessoryFacts['fits'];

/** The possible requirements of an accessory. */
export const fitNames = ['drain', 'bowlDepth', 'tapHole', 'cabinetWidth'] as const satisfies readonly (keyof Fits)[];

/** Whether it has no requirements, so that it fits every sink and every tap. */
export const asksNothing = (fits: Fits): boolean => fitNames.every((name) => fits[name] === null);

const liesOver = ({ min, max }: NonNullable<Fits['bowlDepth']>, { bowls }: SinkFacts): boolean =>
  bowls.some(({ depth }) => depth >= min && depth <= max);

/** One hole is the tap's: an accessory in a hole of the sink needs a second one. */
const hasSpareHole = (diameter: number, { tapHoles }: SinkFacts): boolean =>
  tapHoles.filter((hole) => hole.diameter >= diameter).length > 1;

/** Whether an accessory can be used with a sink: the sink meets its requirements for waste, bowl, hole and cabinet. */
export const accessoryFitsSink = ({ fits }: AccessoryFacts, sink: SinkFacts): boolean =>
  (fits.drain === null || fits.drain === sink.drain) &&
  (fits.bowlDepth === null || liesOver(fits.bowlDepth, sink)) &&
  (fits.tapHole === null || hasSpareHole(fits.tapHole, sink)) &&
  (fits.cabinetWidth === null || fits.cabinetWidth <= sink.cabinetWidth);

/** Whether an accessory goes with a tap: it is mounted in a hole of the tap's size, drilled with the same bit, or has no requirements. */
export const accessoryFitsTap = ({ fits }: AccessoryFacts, tap: TapFacts): boolean => asksNothing(fits) || fits.tapHole === tap.tapHole;

/** Whether an accessory goes with a product that is a sink or a tap. */
export const accessoryFits = (accessory: AccessoryFacts, facts: SinkFacts | TapFacts): boolean =>
  facts.kind === 'sink' ? accessoryFitsSink(accessory, facts) : accessoryFitsTap(accessory, facts);
