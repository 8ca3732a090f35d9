import 'server-only';
import MiniSearch, { type SearchResult } from 'minisearch';
import { getTiles } from '#backend/catalogue/catalogue.ts';
import { type CountryContent, findPageById, getCountryContent, pathOfPage } from '#backend/content/content.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { indexTermsOf, termsOf } from './terms.ts';

const most = { products: 24, pages: 12 };
const fields = ['name', 'words', 'text'];

const build = (site: Site): MiniSearch<SearchDocument> => {
  const index = new MiniSearch<SearchDocument>({
    idField: 'id',
    fields,
    storeFields: ['kind', 'key'],
    tokenize: (text) => indexTermsOf(text, site.language),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => termsOf(text, site.language),
      boost: { name: 4, words: 2 },
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
    },
  });
  index.addAll(documentsOf(site));
  return index;
};

/** So many slips of the finger are forgiven; none in short words and in numbers, where each sign counts. */
const slips = (most: number) => (term: string) => (term.length < 5 || /\d/.test(term) ? false : Math.min(most, term.length - 4));

/** One slip is forgiven at once, two only where nothing else was found. */
const hitsFor = (index: MiniSearch<SearchDocument>, term: string): SearchResult[] => {
  const hits = index.search(term, { fuzzy: slips(1) });
  return hits.length > 0 ? hits : index.search(term, { fuzzy: slips(2) });
};

const indexes = new WeakMap<CountryContent, Map<Language, MiniSearch<SearchDocument>>>();

/** The index of a country in a language, built once for each state of the content. */
const indexOf = (site: Site): MiniSearch<SearchDocument> => {
  const content = getCountryContent(site.country);
  const known = indexes.get(content) ?? new Map<Language, MiniSearch<SearchDocument>>();
  indexes.set(content, known);
  const index = known.get(site.language) ?? build(site);
  known.set(site.language, index);
  return index;
};

const presentPages = (site: Site, pageIds: readonly string[]): SearchAnswer['pages'] =>
  pageIds.flatMap((pageId) => {
    const page = findPageById(site, pageId);
    const href = pathOfPage(site, pageId);
    if (!page || href === undefined) return [];
    return [{ pageId, title: page.texts.label, description: page.texts.description, href, language: page.language }];
  });

/** Products and pages for a term, the best first. All words must be found; word beginnings and small slips are forgiven (P-04). */
export const search = async (site: Site, term: string): Promise<SearchAnswer> => {
  const hits = hitsFor(indexOf(site), term);
  const keysOf = (kind: SearchDocument['kind'], count: number): string[] =>
    hits
      .filter((hit) => hit['kind'] === kind)
      .slice(0, count)
      .map((hit) => String(hit['key']));
  const products = await getTiles(site, keysOf('product', most.products));
  return { term, products, pages: presentPages(site, keysOf('page', most.pages)) };
};
