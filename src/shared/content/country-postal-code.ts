import { z } from 'zod';
import { isPattern } from './is-pattern.ts';
import { lawSource as source } from './law-source.ts';

/** The format of a country's postal codes, and their regions where needed. */
export const countryPostalCode = z
  .strictObject({
    pattern: z.string().refine(isPattern, 'not a regular expression'),
    example: z.string(),
    /** What the country's postal service says about its codes, and where: its own page, or its sheet at the Universal Postal Union. */
    source: z.strictObject({ note: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** Where taxes differ by region: the prefixes of each region's codes (regular expression without anchors). */
    ofRegions: z
      .strictObject({ byRegion: z.record(z.string(), z.string().refine(isPattern, 'not a regular expression')), source })
      .nullable()
      .default(null),
  })
  .refine(
    ({ pattern, example }) => !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'iu').test(example),
    'the example does not fulfil the pattern',
  );
