import { z } from 'zod';

/** Millimetres, whole. */
const mm = z.number().int().positive();
const size = z.strictObject({ width: mm, depth: mm });

/** A bowl: its opening and inner height, and where its middle lies, measured from the middle of the sink (x to the right, y to the wall). */
export const bowl = z.strictObject({ width: mm, depth: mm, height: mm, x: z.number().int(), y: z.number().int() });

/** What a kitchen planner needs to know of a sink; all lengths in millimetres, weight in grams. */
export const sinkFacts = z.strictObject({
  kind: z.literal('sink'),
  material: z.enum(['granite', 'steel', 'ceramic']),
  mountings: z.array(z.enum(['inset', 'flush', 'undermount', 'farmhouse'])).min(1),
  outer: size,
  cutOut: size.extend({ radius: z.number().int().nonnegative() }).nullable(),
  bowls: z.array(bowl).min(1).max(2),
  /** The draining board: its middle and size; null without one. */
  drainer: z
    .strictObject({ width: mm, depth: mm, x: z.number().int(), y: z.number().int(), grooves: z.number().int().positive() })
    .nullable(),
  /** The narrowest cabinet that takes it. */
  cabinetWidth: mm,
  tapHoles: z.array(z.strictObject({ diameter: mm, x: z.number().int(), y: z.number().int() })),
  /** Radius of the bowls' corners in plan. */
  bowlRadius: mm,
  outerRadius: mm,
  /** Height of the visible front; farmhouse sinks only. */
  apron: mm.nullable(),
  /** Thickness of the rim that lies on the worktop. */
  rim: mm,
  drain: z.literal(90),
  weight: z.number().int().positive(),
});
export type SinkFacts = z.infer<typeof sinkFacts>;

/** What a kitchen planner needs to know of a tap; lengths in millimetres, pressure in tenths of a bar, weight in grams. */
export const tapFacts = z.strictObject({
  kind: z.literal('tap'),
  material: z.literal('brass'),
  style: z.enum(['arc', 'lshape', 'pull']),
  height: mm,
  reach: mm,
  /** Free height under the outlet. */
  outletHeight: mm,
  bodyDiameter: mm,
  spoutDiameter: mm,
  bodyHeight: mm,
  swivel: z.number().int().min(0).max(360),
  tapHole: z.literal(35),
  pressure: z.strictObject({ system: z.enum(['high', 'low']), min: z.number().int().positive(), max: z.number().int().positive() }),
  /** Length of the pull-out hose; null without one. */
  pullOut: mm.nullable(),
  hose: mm,
  /** Litres a minute at 3 bar, in tenths. */
  flow: z.number().int().positive(),
  weight: z.number().int().positive(),
});
export type TapFacts = z.infer<typeof tapFacts>;

export const finishes = [
  'anthracite',
  'pebble',
  'espresso',
  'sand',
  'white',
  'black',
  'steel',
  'chrome',
  'brushed-steel',
  'brass',
  'matt-black',
  'gunmetal',
  'copper',
] as const;
export type Finish = (typeof finishes)[number];
