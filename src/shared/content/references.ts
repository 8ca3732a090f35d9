import { z } from 'zod';

/** An id of `content/media/media.json`, which also has its alt text in every content language. */
export const imageReference = z
  .strictObject({ identifier: z.string().min(1).describe('Its id') })
  .meta({ id: 'Image', description: 'A picture by its id in `content/media/media.json`' });
export type ImageReference = z.infer<typeof imageReference>;

/** The target of a link: a page by id, a product by key, or an external address. Never a path: paths differ by language. */
export const linkReference = z
  .union([
    z.strictObject({
      page: z.string().min(1).describe('A page of ours by its id'),
      hash: z.string().optional().describe('With a page: the id of a section on it'),
    }),
    z.strictObject({ product: z.string().min(1).describe('In place of a page: a product by its key') }),
    z.strictObject({ url: z.url({ protocol: /^https$/ }).describe('In place of a page: an https address outside') }),
  ])
  .meta({ id: 'Link', description: 'A page by its id, a product by its key, or an https address outside' });
export type LinkReference = z.infer<typeof linkReference>;

/** A link styled as a button: its target, and its label. */
export const button = z
  .strictObject({ link: linkReference, text: z.string().min(1).max(60).describe('What it says') })
  .meta({ id: 'Button', description: 'A link that looks like a button: where to, and what it says' });
export type ContentButton = z.infer<typeof button>;

/** A downloadable file; without a label or an address it is not shown (M-41). */
export const download = z.strictObject({
  label: z.string().describe('What it is; without it the entry is left out'),
  url: z.string().describe('Where it lies; without it the entry is left out'),
  bytes: z.number().int().positive().nullable().default(null).describe('Its size in bytes'),
});

/** Running text: paragraphs, separated by an empty line. No markup: emphasis belongs to headings and lists. */
export const text = z.string().min(1).max(2000);

/** The maximum length of a long text in HTML. */
export const longestRichText = 40_000;
/** Long text in HTML from a legacy system: headings, lists, tables, links. What is not known to be harmless is removed when it is shown. */
export const richText = z
  .strictObject({ html: z.string().min(1).max(longestRichText) })
  .meta({ id: 'RichText', description: 'Long text in HTML: headings, lists, tables, links' });

export const headline = z.string().min(1).max(90);
