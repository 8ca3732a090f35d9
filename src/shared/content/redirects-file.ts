import { z } from 'zod';

/** Where an old address leads: a page by its id, or a product by its key. */
const target = z.union([
  z.strictObject({ page: z.string().min(1).describe('A page by its id') }),
  z.strictObject({ product: z.string().min(1).describe('A product by its key') }),
]);

/** `content/redirects/{language}.json`: addresses that were printed, linked or replaced, below the language's root (`planer`, `spuelen/alt`). */
export const redirectsFile = z.record(
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/, 'words of a–z, 0–9 and hyphens, divided by slashes')
    .max(200),
  target,
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
