import 'server-only';
import type { ZodType } from 'zod';
import { productFile, productTexts } from '#shared/catalogue/product-file.ts';
import { storiesFile, storyTexts } from '#shared/catalogue/story-file.ts';
import { contentFaults } from '#shared/content/content-faults.ts';
import { countryFile } from '#shared/content/country-file.ts';
import { deepFreeze } from '#shared/content/deep-freeze.ts';
import { mediaEntry, mediaFile } from '#shared/content/media-file.ts';
import { navigationFile } from '#shared/content/navigation-file.ts';
import { pageCountryTexts, pageFile, pageTexts } from '#shared/content/page-file.ts';
import { redirectsFile } from '#shared/content/redirects-file.ts';
import { searchFile } from '#shared/content/search-file.ts';
import { sparePartsFile } from '#shared/content/spare-parts-file.ts';
import { countries, languages } from '#shared/country/countries.ts';

export type FileKind =
  | 'country'
  | 'page'
  | 'pageTexts'
  | 'pageCountryTexts'
  | 'product'
  | 'productTexts'
  | 'navigation'
  | 'redirects'
  | 'search'
  | 'media'
  | 'picture'
  | 'spareParts'
  | 'stories'
  | 'storyTexts';

/** The kind of a file, the item it belongs to and its language; undefined for a path that content does not have. */
export type FileAddress = { kind: FileKind; id: string; language: string | null };

/** A parsed file: its kind, path and content. */
export type ParsedFile = FileAddress & { path: string; value: unknown };
export type ByKind = ReadonlyMap<FileKind, readonly ParsedFile[]>;

const language = `(?<language>${languages.join('|')})`;
const id = '(?<id>[a-z0-9-]+)';
const filePatterns: readonly (readonly [FileKind, RegExp])[] = [
  ['country', new RegExp(`^countries/${id}\\.json$`)],
  ['page', new RegExp(`^pages/${id}/page\\.json$`)],
  ['pageTexts', new RegExp(`^pages/${id}/${language}\\.json$`)],
  ['pageCountryTexts', new RegExp(`^pages/${id}/${language}\\.(?:${Object.keys(countries).join('|')})\\.json$`)],
  ['product', new RegExp(`^catalogue/${id}/product\\.json$`)],
  ['productTexts', new RegExp(`^catalogue/${id}/${language}\\.json$`)],
  ['navigation', new RegExp(`^navigation/${language}\\.json$`)],
  ['redirects', new RegExp(`^redirects/${language}\\.json$`)],
  ['search', new RegExp(`^search/${language}\\.json$`)],
  ['media', /^media\/media\.json$/],
  // At least three letters: two are a language.
  ['picture', /^pictures\/(?=[^.]{3})(?<id>[a-z0-9]+(?:--?[a-z0-9]+)*)\.json$/],
  ['spareParts', /^spare-parts\/spare-parts\.json$/],
  ['stories', /^stories\/stories\.json$/],
  ['storyTexts', new RegExp(`^stories/${language}\\.json$`)],
];

const schemas: Record<FileKind, ZodType> = {
  country: countryFile,
  page: pageFile,
  pageTexts,
  pageCountryTexts,
  product: productFile,
  productTexts,
  navigation: navigationFile,
  redirects: redirectsFile,
  search: searchFile,
  media: mediaFile,
  picture: mediaEntry,
  spareParts: sparePartsFile,
  stories: storiesFile,
  storyTexts,
};

/** The kind, id and language of a path. */
export const addressOfFile = (path: string): FileAddress | undefined => {
  for (const [kind, form] of filePatterns) {
    const groups = form.exec(path)?.groups;
    if (groups || form.test(path)) return { kind, id: groups?.['id'] ?? '', language: groups?.['language'] ?? null };
  }
  return undefined;
};

// Their schemas neither add nor change anything, so the input itself is stored, not a copy. They are nearly all of a large catalogue.
const unchanged: readonly FileKind[] = ['product', 'productTexts'];

/** Checks a file against the schema of its kind. */
export const parseFile = (kind: FileKind, value: unknown): { value: unknown; problems: readonly string[] } => {
  const result = schemas[kind].safeParse(value);
  if (result.success) return { value: deepFreeze(unchanged.includes(kind) ? value : result.data), problems: [] };
  return {
    value: undefined,
    problems: contentFaults(schemas[kind], value).map(({ location, message }) => `${location || '(whole file)'}: ${message}`),
  };
};
