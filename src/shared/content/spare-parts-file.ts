import { z } from 'zod';
import { sinkFacts, tapFacts } from '#shared/catalogue/facts.ts';
import { currencies } from '#shared/country/currency.ts';

/** Parts that wear out or get lost, by their translation keys. */
const partNames = [
  'basket',
  'waste',
  'clampsAbove',
  'clampsBelow',
  'sealing',
  'cartridge',
  'aerator',
  'spray',
  'pullOutHose',
  'hoses',
  'fixing',
] as const;

/** The products that a part belongs to: all conditions must match their facts. */
const sinkRule = z.strictObject({
  kind: z.literal('sink'),
  mountings: z.array(sinkFacts.shape.mountings.element).min(1).optional(),
});
const tapRule = z.strictObject({
  kind: z.literal('tap'),
  pressure: tapFacts.shape.pressure.shape.system.optional(),
  hasPullOut: z.boolean().optional(),
});

const sparePart = z.strictObject({
  /** Article number: `70.10.1001`. */
  sku: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
  part: z.enum(partNames),
  belongsTo: z.discriminatedUnion('kind', [sinkRule, tapRule]),
  /** Like product prices: minor units, gross except USD and CAD. */
  prices: z.record(z.enum(currencies), z.number().int().positive()),
});
export type SparePart = z.infer<typeof sparePart>;

/** `content/spare-parts/spare-parts.json`: every spare part, in the order in which they are shown. */
export const sparePartsFile = z.array(sparePart);
export type SparePartsFile = z.infer<typeof sparePartsFile>;
