import { z } from 'zod';
import { languages } from '#shared/country/countries.ts';
import { isPattern } from './is-pattern.ts';
import { lawSource as source } from './law-source.ts';

/** Basis points, finer where the law is: 997.5 = 9.975 %. */
const taxRate = z.number().min(0).max(3000).multipleOf(0.001);

const taxPart = z.strictObject({
  label: z.string().min(1),
  labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
  rate: taxRate,
});

/** What a country taxes deliveries with, and where it does so otherwise. */
export const countryTax = z.strictObject({
  /** True: shelf prices hold the tax (all but US and CA). */
  isIncluded: z.boolean(),
  /** What the tax is called within a sentence: `MwSt.`, `TVA`, `sales tax`. Where a line begins with it, it gets its capital (`capitalised`). */
  label: z.string(),
  /** Where a country's languages call it differently: `TVA` in Switzerland's French. */
  labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
  /** Basis points, 1900 = 19 %. With `byRegion` this one counts where no region is known. */
  rate: taxRate,
  /** One rate under the country's own label, or every tax of the region by its name, each with a line of its own: GST and QST. */
  byRegion: z.record(z.string(), z.union([taxRate, z.array(taxPart).min(1)])),
  /**
   * Places with a rate of their own that only the postal code tells, by the first pattern (without anchors) that it fulfils, its blanks left
   * out: islands, valleys, what lies outside the territory of the tax.
   */
  byPostalCode: z
    .array(z.strictObject({ pattern: z.string().refine(isPattern, 'not a regular expression'), name: z.string().min(1), rate: taxRate }))
    .default([]),
  /** Where it is written of these places, unless `source` tells. */
  byPostalCodeSource: source.nullable().default(null),
  /** The rates of regions hold the average of what their towns and counties add. */
  isAverage: z.boolean().default(false),
  source,
});
