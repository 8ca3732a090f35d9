import { z } from './zod.ts';

const wayOn = z.object({ label: z.string(), language: z.string(), href: z.string(), count: z.nullable(z.string()) });

/** GET /api/search/start: suggestions before anything is typed, the same for everybody. */
export const searchStart = z.object({
  popular: z.array(z.object({ term: z.string(), href: z.string() })),
  /** Cabinet widths for which there are sinks; `value` in centimetres. */
  widths: z.array(z.object({ value: z.int(), label: z.string(), count: z.string(), href: z.string() })),
  /** Lists with the number of their products, and pages that help to choose. */
  areas: z.array(wayOn),
  /** Whether this country requires consent before recently viewed products may be stored, and so be shown. */
  isConsentRequired: z.boolean(),
});
export type SearchStart = z.infer<typeof searchStart>;
