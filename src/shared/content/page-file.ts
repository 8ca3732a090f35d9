import { z } from 'zod';
import { type ListName, listNames } from '#shared/catalogue/product-list.ts';
import { facetIds } from '#shared/routes/list-query.ts';

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

const pageFields = z.strictObject({
  pageId: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(pageTypes),
  /** The parent page in the breadcrumbs; null for the home page and for pages directly below it. */
  parent: z.string().nullable().default(null),
  robots: z.enum(['index', 'noindex']),
  /** Media id for Open Graph. */
  image: z.string().nullable().default(null),
  /** Its product list: all of it on a PLP. */
  list: z.enum(listNames).nullable().default(null),
  /** The filter of an FPLP's or a PPLP's list, in the form of its facets: `{ material: ['granite'] }`. */
  narrow: z.partialRecord(z.enum(facetIds), z.array(z.string().min(1)).min(1)).optional(),
  /** The product family of a PFP: its `family` in the catalogue. */
  family: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

const needs: Partial<Record<PageType, { list: boolean; narrow: boolean }>> = {
  PLP: { list: true, narrow: false },
  FPLP: { list: true, narrow: true },
  PPLP: { list: true, narrow: true },
};

/**
 * `content/pages/{pageId}/page.json`: what is the same in every language. A list page names its list, a filtered one (FPLP) or a
 * projection (PPLP) also its filter, the page of a product family (PFP) its family.
 */
export const pageFile = pageFields.superRefine(({ type, list, narrow, family }, context) => {
  const needed = needs[type] ?? { list: false, narrow: false };
  if ((list !== null) !== needed.list)
    context.addIssue({ code: 'custom', path: ['list'], message: `a page of type ${type} ${needed.list ? 'needs a list' : 'has no list'}` });
  if ((narrow !== undefined) !== needed.narrow)
    context.addIssue({
      code: 'custom',
      path: ['narrow'],
      message: `a page of type ${type} ${needed.narrow ? 'says what its list is narrowed to' : 'narrows nothing'}`,
    });
  if ((family !== undefined) !== (type === 'PFP'))
    context.addIssue({
      code: 'custom',
      path: ['family'],
      message: `a page of type ${type} ${type === 'PFP' ? 'names its family' : 'is of no family'}`,
    });
});
export type PageFile = z.infer<typeof pageFile>;

/** The list that a page shows completely; null for every other page, filtered lists included. */
export const wholeListOf = ({ type, list }: Pick<PageFile, 'type' | 'list'>): ListName | null => (type === 'PLP' ? list : null);

// Ids that every page already has: a section with such an id could not be reached by its own address.
const takenIds = ['content', 'search-suggestions', 'country-layer', 'menu-layer', 'menu-continuing'];
const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .refine((id) => !takenIds.includes(id), 'the shop uses this id itself');

/** One CMS module of a page: `data` is unchecked until it is rendered, then checked against the schema of its uid (M-40). */
const section = z.strictObject({ uid: z.string(), id: sectionId, data: z.unknown() });
export type Section = z.infer<typeof section>;

/** A field of a section's data; undefined if there is none, or if the data is no object. */
export const fieldOfSection = ({ data }: Pick<Section, 'data'>, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : undefined;

const slugField = slug.default('').describe('The last part of its address; empty for the home page and the 404 alone');

// A placeholder in braces counts as a number of two digits.
const namedValue = /\{\{\w+\}\}/g;
const widestName = '{{legalGuaranteeYears}}'.length;

/** A text with a length between these, after its placeholders are filled. */
const filledText = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most + 2 * widestName)
    .refine((text) => text.replaceAll(namedValue, '00').length <= most, `at most ${most} characters`);

const head = {
  label: z.string().min(1).max(40).describe('In breadcrumbs and menus'),
  title: filledText(5, 65).describe('In the tab of the browser and in search engines'),
  description: filledText(30, 165).describe('Below the title in search engines'),
};
const haveOwnIds = (all: readonly Section[]): boolean => new Set(all.map(({ id }) => id)).size === all.length;
const twice = 'two sections have the same id';

/** `content/pages/{pageId}/{language}.json`: its texts. The slug is the last segment of the address ('' only for the home page and the 404). */
export const pageTexts = z.strictObject({
  slug: slugField,
  ...head,
  sections: z.array(section).refine(haveOwnIds, twice),
});
export type PageTexts = z.infer<typeof pageTexts>;

/**
 * `content/pages/{pageId}/{language}.{country}.json`: the overrides of one country. A section replaces the one with its id; a new one
 * comes after the section in `after`, or at the end. Addresses never differ.
 */
export const pageCountryTexts = z.strictObject({
  label: head.label.optional(),
  title: head.title.optional(),
  description: head.description.optional(),
  without: z.array(sectionId).default([]).describe('Sections that this country does not show'),
  sections: z
    .array(section.extend({ after: sectionId.optional().describe('The section that it stands behind') }))
    .default([])
    .refine(haveOwnIds, twice),
});
export type PageCountryTexts = z.infer<typeof pageCountryTexts>;
