import { z } from 'zod';
import { listNames } from '#shared/catalogue/product-list.ts';

/** Page types of specification §2. */
export const pageTypes = [
  'PDP',
  'PFP',
  'PLP',
  'FPLP',
  'PPLP',
  'home',
  'search',
  'content',
  '404',
  'dealer search',
  'wishlist',
  'checkout',
  'cart',
  'shop',
  'user account',
  'career',
  'pending',
] as const;
export type PageType = (typeof pageTypes)[number];

const slug = z.string().regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);

/** `content/pages/{pageId}/page.json`: what is the same in every language. */
export const pageFile = z.strictObject({
  pageId: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(pageTypes),
  /** The page above in the breadcrumbs; null for the home page and for pages right below it. */
  parent: z.string().nullable(),
  robots: z.enum(['index', 'noindex']),
  /** Media id for Open Graph. */
  image: z.string().nullable(),
  /** PLP only: which products it lists. */
  list: z.enum(listNames).nullable(),
});
export type PageFile = z.infer<typeof pageFile>;

// Ids that stand in every page already: a section of that name is what its own address cannot reach.
const takenIds = ['content', 'search-suggestions', 'country-layer', 'menu-layer', 'menu-continuing'];
const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .refine((id) => !takenIds.includes(id), 'the shop uses this id itself');

/** One CMS module of a page: `data` is checked against the schema of its uid when it is rendered (M-40). */
export const section = z.strictObject({ uid: z.string(), id: sectionId, data: z.record(z.string(), z.unknown()) });
export type Section = z.infer<typeof section>;

/** `content/pages/{pageId}/{language}.json`: what is said there. The slug is the last segment of the address ('' only for the home page and the 404). */
export const pageTexts = z.strictObject({
  slug,
  /** In breadcrumbs and menus. */
  label: z.string().min(1).max(40),
  title: z.string().min(5).max(65),
  description: z.string().min(30).max(165),
  sections: z.array(section).refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two sections have the same id'),
});
export type PageTexts = z.infer<typeof pageTexts>;
