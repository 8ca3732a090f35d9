import { z } from 'zod';
import { type PathName, paths } from '../routes/paths.ts';

const screens = Object.keys(paths) as [PathName, ...PathName[]];

/** The target of such an address: a page by its id, a product by its key, or a screen of the shop by its name. */
const target = z.union([
  z.strictObject({ page: z.string().min(1).describe('A page by its id') }),
  z.strictObject({ product: z.string().min(1).describe('A product by its key') }),
  z.strictObject({ screen: z.enum(screens).describe('A screen of the shop by its name') }),
]);

/** `content/redirects/{language}.json`: former, printed, linked or colloquial addresses, below the language's root (`planer`, `spuelen/alt`). */
export const redirectsFile = z.record(
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/, 'words of a–z, 0–9 and hyphens, divided by slashes')
    .max(200),
  target,
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
