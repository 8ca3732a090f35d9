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
  /** The page above in the breadcrumbs; null for the home page and for pages right below it. */
  parent: z.string().nullable().default(null),
  robots: z.enum(['index', 'noindex']),
  /** Media id for Open Graph. */
  image: z.string().nullable().default(null),
  /** Which products it lists: all of them on a PLP. */
  list: z.enum(listNames).nullable().default(null),
  /** What the list of an FPLP or a PPLP is narrowed to, as its filters would: `{ material: ['granite'] }`. */
  narrow: z.partialRecord(z.enum(facetIds), z.array(z.string().min(1)).min(1)).optional(),
  /** Whose products a PFP introduces: the `family` that they name in the catalogue. */
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
 * `content/pages/{pageId}/page.json`: what is the same in every language. A list page says what it lists, a filtered one (FPLP) or a projection
 * (PPLP) also to what it is narrowed, the page of a product family (PFP) which one it is.
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

/** The list that a page shows whole; null for every other page, filtered lists among them. */
export const wholeListOf = ({ type, list }: Pick<PageFile, 'type' | 'list'>): ListName | null => (type === 'PLP' ? list : null);

// Ids that stand in every page already: a section of that name is what its own address cannot reach.
const takenIds = ['content', 'search-suggestions', 'country-layer', 'menu-layer', 'menu-continuing'];
const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .refine((id) => !takenIds.includes(id), 'the shop uses this id itself');

/** One CMS module of a page: `data` is whatever stands there, checked against the schema of its uid when it is rendered (M-40). */
export const section = z.strictObject({ uid: z.string(), id: sectionId, data: z.unknown() });
export type Section = z.infer<typeof section>;

/** A field of a section's data; undefined where there is none, or where the data is no object. */
export const fieldOfSection = ({ data }: Pick<Section, 'data'>, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : undefined;

const slugField = slug.default('').describe('The last part of its address; empty for the home page and the 404 alone');

// A value in braces reads as a number of one or two digits.
const namedValue = /\{\{\w+\}\}/g;
const widestName = '{{legalGuaranteeYears}}'.length;

/** A text of so many characters, as it reads once its values are filled in. */
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

/** `content/pages/{pageId}/{language}.json`: what is said there. The slug is the last segment of the address ('' only for the home page and the 404). */
export const pageTexts = z.strictObject({
  slug: slugField,
  ...head,
  sections: z.array(section).refine(haveOwnIds, twice),
});
export type PageTexts = z.infer<typeof pageTexts>;

/**
 * `content/pages/{pageId}/{language}.{country}.json`: what one country reads otherwise. A section takes the place of the one with its id; a new
 * one stands behind the section that `after` names, without it at the end. Addresses never differ.
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
