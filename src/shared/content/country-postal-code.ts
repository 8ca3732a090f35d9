import { z } from 'zod';
import { isPattern } from './is-pattern.ts';
import { lawSource as source } from './law-source.ts';

/** How a country writes its postal codes, and of which region they are where that counts. */
export const countryPostalCode = z
  .strictObject({
    pattern: z.string().refine(isPattern, 'not a regular expression'),
    example: z.string(),
    /** What the post of the country tells of its codes, and where: its own page, or its sheet at the Universal Postal Union. */
    source: z.strictObject({ note: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** Where taxes differ from region to region: what the codes of each region begin with (regular expression without anchors). */
    ofRegions: z
      .strictObject({ byRegion: z.record(z.string(), z.string().refine(isPattern, 'not a regular expression')), source })
      .nullable()
      .default(null),
  })
  .refine(
    ({ pattern, example }) => !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'iu').test(example),
    'the example does not fulfil the pattern',
  );
