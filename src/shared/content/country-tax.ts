import { z } from 'zod';
import { languages } from '#shared/country/countries.ts';
import { isPattern } from './is-pattern.ts';
import { lawSource as source } from './law-source.ts';

/** Basis points, with decimals if the law is that precise: 997.5 = 9.975 %. */
const taxRate = z.number().min(0).max(3000).multipleOf(0.001);

const taxPart = z.strictObject({
  label: z.string().min(1),
  labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
  rate: taxRate,
});

const postalPlace = z
  .strictObject({
    pattern: z.string().refine(isPattern, 'not a regular expression'),
    name: z.string().min(1),
    rate: taxRate,
    /** Working days that import takes on top of the delivery time: exactly for places outside the tax territory, of rate 0. */
    extraDays: z.number().int().positive().optional(),
  })
  .refine(({ rate, extraDays }) => (rate === 0) === (extraDays !== undefined), 'extraDays belongs to places of rate 0, and to no other');

/** The taxes of a country on deliveries, and exceptions by region. */
export const countryTax = z.strictObject({
  /** True: list prices include the tax (all but US and CA). */
  isIncluded: z.boolean(),
  /** The name of the tax within a sentence: `MwSt.`, `TVA`, `sales tax`. At the start of a line it is capitalised (`capitalised`). */
  label: z.string(),
  /** Names of the tax in the country's languages, where they differ: `TVA` in Switzerland's French. */
  labelByLanguage: z.partialRecord(z.enum(languages), z.string().min(1)).default({}),
  /** Basis points, 1900 = 19 %. With `byRegion` this is the rate where no region is known. */
  rate: taxRate,
  /** One rate under the country's own label, or every tax of the region by its name, each with a line of its own: GST and QST. */
  byRegion: z.record(z.string(), z.union([taxRate, z.array(taxPart).min(1)])),
  /**
   * Places with a rate of their own that only the postal code identifies, by the first matching pattern (without anchors), without its
   * spaces: islands, valleys, places outside the tax territory.
   */
  byPostalCode: z.array(postalPlace).default([]),
  /** The legal source for these places, unless `source` covers them. */
  byPostalCodeSource: source.nullable().default(null),
  /** The rates of regions include the average of local town and county taxes. */
  isAverage: z.boolean().default(false),
  source,
});
