import { purposes } from '../consent/purposes.ts';
import { z } from './zod.ts';

const purpose = z.enum(purposes);

const way = z.object({ href: z.string(), label: z.string() });

/** GET /api/consent: the consent question of a site, before any third-party content is loaded, in its language; the same for everybody. */
export const consentQuestion = z.object({
  texts: z.object({
    title: z.string(),
    /** The text before the link to the settings, and the text after it. */
    before: z.string(),
    after: z.string(),
    reject: z.string(),
    choose: z.string(),
    accept: z.string(),
    /** `Notwendig, immer an`, then every purpose in its order: `Videos, aus`. */
    states: z.array(z.string()),
    saved: z.string(),
    failed: z.string(),
  }),
  /** The page where each purpose is chosen. */
  settings: way,
  /** Privacy policy and imprint. */
  links: z.array(way),
});
export type ConsentQuestion = z.infer<typeof consentQuestion>;

/** POST /api/consent: the allowed purposes, among those asked. */
export const consentBody = z.strictObject({
  /** The revision of the question. */
  revision: z.int().check(z.gte(0), z.lte(1_000_000)),
  asked: z.array(purpose).check(z.maxLength(purposes.length)),
  granted: z.array(purpose).check(z.maxLength(purposes.length)),
});
export type ConsentBody = z.infer<typeof consentBody>;

/** The record number of the answer; it is not linked to the visitor. */
export const consentReceipt = z.object({ recordId: z.string() });

/**
 * GET /api/consent/signal: whether the browser requests by the header `Sec-GPC` that data be neither sold nor shared (Global Privacy
 * Control).
 */
export const consentSignal = z.object({ isSet: z.boolean() });
export type ConsentSignal = z.infer<typeof consentSignal>;
