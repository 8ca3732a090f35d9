import 'server-only';
import MiniSearch from 'minisearch';
import { type CountryContent, getCountryContent } from '#backend/content/content.ts';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { compactTerm, foldTerm, indexTermsOf, wordsOf } from './terms.ts';

/** The index of a site: products, which may be many, separately from pages and categories. */
export type SearchIndex = {
  products: MiniSearch<SearchDocument>;
  pagesAndCategories: MiniSearch<SearchDocument>;
  /** Every word of every product, folded and sorted. */
  productWords: readonly string[];
  /** The original spelling of folded words: `spulen` is `Spülen`. */
  spellings: ReadonlyMap<string, string>;
  /** Products by the letters and digits of their name, and their names by key. */
  byName: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
};

/** Fields of words, the heaviest first, and fields of keys, which are not tokenised. */
export const wordFields = ['name', 'words', 'text'];
const keyFields = ['skus', 'meanings', 'mentions'];

const fill = (documents: readonly SearchDocument[], language: Language, onWord: (word: string) => void): MiniSearch<SearchDocument> => {
  // In a large catalogue the same few texts are repeated.
  const termCache = new Map<string, string[]>();
  const readTerms = (text: string): string[] => {
    const terms = indexTermsOf(text, language);
    terms.forEach(onWord);
    return terms;
  };
  const termsIn = (text: string): string[] => getOrInsertComputed(termCache, text, readTerms);
  const index = new MiniSearch<SearchDocument>({
    idField: 'id',
    fields: [...wordFields, ...keyFields],
    storeFields: ['kind', 'key', 'weight'],
    tokenize: (text, field) => (field !== undefined && keyFields.includes(field) ? text.split(' ').filter(Boolean) : termsIn(text)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { name: 4, words: 2, meanings: 3 },
      boostDocument: (_id, _term, stored) => Number(stored?.['weight']),
      combineWith: 'AND',
    },
  });
  index.addAll(documents);
  return index;
};

/** An index of documents in a language. */
export const buildIndex = (documents: readonly SearchDocument[], language: Language): SearchIndex => {
  const products = documents.filter(({ kind }) => kind === 'product');
  const words = new Set<string>();
  const named = new Set(documents.flatMap((document) => [document.name, document.words]));
  const written = [...named].flatMap((text) => wordsOf(text, language));
  return {
    products: fill(products, language, (word) => words.add(word)),
    pagesAndCategories: fill(
      documents.filter(({ kind }) => kind !== 'product'),
      language,
      () => undefined,
    ),
    productWords: [...words].toSorted(),
    spellings: new Map(written.toReversed().map((word) => [foldTerm(word), word])),
    byName: new Map(products.map(({ name, key }) => [compactTerm(name), key])),
    names: new Map(products.map(({ name, key }) => [key, foldTerm(name)])),
  };
};

/** Whether a word of a product begins like this. */
export const beginsProductWord = ({ productWords }: SearchIndex, word: string): boolean => {
  let [from, to] = [0, productWords.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((productWords[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return productWords[from]?.startsWith(word) ?? false;
};

const cache = new WeakMap<CountryContent, Map<Language, SearchIndex>>();

/** The index of a country in a language, built once for each state of the content. */
export const indexOf = (site: Site): SearchIndex => {
  const cached = getOrInsertComputed(cache, getCountryContent(site.country), () => new Map());
  return getOrInsertComputed(cached, site.language, () => buildIndex(documentsOf(site), site.language));
};
