import { z } from 'zod';
import type { WelsRating } from './tap-water.ts';

/** Millimetres, whole. */
const mm = z.number().int().positive();
const size = z.strictObject({ width: mm, depth: mm });

/** The ways to install a sink, the most usual first. */
export const mountings = ['inset', 'flush', 'undermount', 'farmhouse'] as const;

/** A bowl: its opening and inner height, and its middle relative to the middle of the sink (x to the right, y to the wall). */
const bowl = z.strictObject({ width: mm, depth: mm, height: mm, x: z.number().int(), y: z.number().int() });

/** The facts of a sink for a kitchen planner; all lengths in millimetres, weight in grams. */
export const sinkFacts = z.strictObject({
  kind: z.literal('sink'),
  material: z.enum(['granite', 'steel', 'ceramic']),
  mountings: z.array(z.enum(mountings)).min(1),
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

/** The shape of a tap's spout: a high arc, horizontal, an arc with a spray, a hose in a spring, horizontal with square edges. */
export const tapStyles = ['arc', 'lshape', 'pull', 'spring', 'square'] as const;

/** The facts of a tap for a kitchen planner; lengths in millimetres, pressure in tenths of a bar, weight in grams. */
export const tapFacts = z.strictObject({
  kind: z.literal('tap'),
  material: z.literal('brass'),
  style: z.enum(tapStyles),
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
  /** Its height when folded down, so that a window opens above it; only for taps that fold. */
  foldedHeight: mm.optional(),
  /** Filtered drinking water from a second path, with a lever of its own. */
  hasFilter: z.boolean().optional(),
  hose: mm,
  /** Litres per minute at 3 bar, in tenths. */
  flow: z.number().int().positive(),
  weight: z.number().int().positive(),
});
/** A tap as a country sells it: with its water rating where the law requires it with every offer. */
export type TapFacts = z.infer<typeof tapFacts> & { wels?: WelsRating };

/** What accessories are for, from the waste to the worktop. */
export const accessoryUses = ['strainer', 'board', 'basket', 'dispenser', 'separation', 'care'] as const;

/** The facts of an accessory for a kitchen planner; lengths in millimetres, volumes in millilitres, weight in grams. */
export const accessoryFacts = z.strictObject({
  kind: z.literal('accessory'),
  use: z.enum(accessoryUses),
  /** Null for a set of several materials. */
  material: z.enum(['steel', 'brass', 'wood', 'plastic']).nullable(),
  size: size.extend({ height: mm }),
  /** Its requirements for the kitchen; null if it has none of the kind. */
  fits: z.strictObject({
    /** Diameter of the waste that it belongs to. */
    drain: mm.nullable(),
    /** The bowls that it bridges, by their depth from front to back. */
    bowlDepth: z.strictObject({ min: mm, max: mm }).nullable(),
    /** Diameter of the hole in which it is mounted. */
    tapHole: mm.nullable(),
    /** The narrowest cabinet that takes it. */
    cabinetWidth: mm.nullable(),
  }),
  /** The volume of each bin or bottle. */
  volumes: z.array(z.number().int().positive()),
  weight: z.number().int().positive(),
});
export type AccessoryFacts = z.infer<typeof accessoryFacts>;

/** The facts of any product. */
export type ProductFacts = SinkFacts | TapFacts | AccessoryFacts;
