import 'server-only';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type CountryContent, getCountryContent } from '#backend/content/content.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { documentsOf, type SearchDocument, type SearchKind } from './documents.ts';
import { foldTerm, indexTermsOf, termsOf, wordsOf } from './terms.ts';

/** The index of a site, and how its words are written where they were folded: `spulen` is `Spülen`. */
type SearchIndex = { hits: MiniSearch<SearchDocument>; spellings: ReadonlyMap<string, string> };

const fields = ['name', 'words', 'text'];

const build = (site: Site): SearchIndex => {
  const hits = new MiniSearch<SearchDocument>({
    idField: 'id',
    fields,
    storeFields: ['kind', 'key', 'weight'],
    tokenize: (text) => indexTermsOf(text, site.language),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => termsOf(text, site.language),
      boost: { name: 4, words: 2 },
      boostDocument: (_id, _term, stored) => Number(stored?.['weight']),
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
    },
  });
  const documents = documentsOf(site);
  hits.addAll(documents);
  const named = documents.flatMap(({ name, words }) => wordsOf(`${name} ${words}`, site.language));
  return { hits, spellings: new Map(named.toReversed().map((word) => [foldTerm(word), word])) };
};

const indexes = new WeakMap<CountryContent, Map<Language, SearchIndex>>();

/** The index of a country in a language, built once for each state of the content. */
export const indexOf = (site: Site): SearchIndex => {
  const content = getCountryContent(site.country);
  const known = indexes.get(content) ?? new Map<Language, SearchIndex>();
  indexes.set(content, known);
  const index = known.get(site.language) ?? build(site);
  known.set(site.language, index);
  return index;
};

/** So many slips of the finger are forgiven; none in short words and in numbers, where each sign counts. */
export const slips = (most: number) => (term: string) => (term.length < 5 || /\d/.test(term) ? false : Math.min(most, term.length - 4));

/**
 * One slip is forgiven at once; two where nothing was found, and where one slip leads to pages alone: a word of some page must not hide
 * the product that was meant.
 */
const hitsFor = ({ hits }: SearchIndex, term: string): SearchResult[] => {
  const near = hits.search(term, { fuzzy: slips(1) });
  const isMeant = near.some(({ kind }) => kind !== 'page') || hits.search(term, { fuzzy: false }).length > 0;
  return isMeant ? near : hits.search(term, { fuzzy: slips(2) });
};

/** The keys of all that a term finds, the best first, by kind. All words must be found; word beginnings and small slips are forgiven (P-04). */
export const findKeys = (site: Site, term: string): Record<SearchKind, string[]> => {
  const hits = hitsFor(indexOf(site), term);
  const keysOf = (kind: SearchKind): string[] => hits.filter((hit) => hit['kind'] === kind).map((hit) => String(hit['key']));
  return { product: keysOf('product'), category: keysOf('category'), page: keysOf('page') };
};
