import 'server-only';
import type { SearchResult } from 'minisearch';
import type { Site } from '#shared/country/site.ts';
import { correctWord } from './correct-word.ts';
import type { SearchKind } from './documents.ts';
import { calledByName, documentsFor, namesDocument } from './find-documents.ts';
import { isNumber, queryOf } from './queries.ts';
import { beginsProductWord, indexOf, type SearchIndex } from './search-index.ts';
import { boundTerm, compactTerm } from './terms.ts';
import { type SearchConcept, understand } from './understand.ts';

/** The keys of all results, the best first; a document's is `{productKey}/{document}`. `ignored`: words that nothing in the shop has. */
export type FoundKeys = Record<SearchKind | 'document', string[]> & { ignored: string[] };

const keysOf = (found: readonly SearchResult[]): string[] => found.map((hit) => String(hit['key']));

/** Products that are what was asked for; those whose text only contains the words are included if there are none. */
const productsFor = ({ products }: SearchIndex, concepts: readonly SearchConcept[]): string[] => {
  const exactMatches = keysOf(products.search(queryOf(concepts, false)));
  return exactMatches.length > 0 || concepts.every(({ meanings }) => meanings.length === 0)
    ? exactMatches
    : keysOf(products.search(queryOf(concepts, true)));
};

const pagesAndCategoriesFor = (
  { pagesAndCategories }: SearchIndex,
  concepts: readonly SearchConcept[],
): Record<'category' | 'page', string[]> => {
  const found = [...pagesAndCategories.search(queryOf(concepts, false)), ...pagesAndCategories.search(queryOf(concepts, true))];
  const ofKind = (kind: SearchKind): string[] => [...new Set(keysOf(found.filter((hit) => hit['kind'] === kind)))];
  return { category: ofKind('category'), page: ofKind('page') };
};

const find = (site: Site, index: SearchIndex, concepts: readonly SearchConcept[]): FoundKeys => {
  // The concepts that name a document select its kind; the others select the product.
  const remaining = concepts.filter((one) => !namesDocument(one));
  const isOfDocument = remaining.length < concepts.length && remaining.length > 0;
  const product = productsFor(index, isOfDocument ? remaining : concepts);
  const withDocuments = isOfDocument ? product : calledByName(index, concepts, product);
  return { product, ...pagesAndCategoriesFor(index, concepts), document: documentsFor(site, withDocuments, concepts), ignored: [] };
};

const isNothing = ({ product, category, page }: FoundKeys): boolean => product.length + category.length + page.length === 0;

/** Products whose name is exactly the term come before all that it also means. */
const namedFirst = ({ byName }: SearchIndex, term: string, products: string[]): string[] => {
  const key = byName.get(compactTerm(term));
  return key === undefined || !products.includes(key) ? products : [key, ...products.filter((other) => other !== key)];
};

const longestName = 4;

/** The term with the names in it as the catalogue spells them: gaps count for nothing, so that `bogenp` and `delta 60s` find theirs. */
const withSpelledNames = ({ byName, names }: SearchIndex, term: string): string => {
  const pieces = term.split(/\s+/);
  const spelled: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const sizes = Array.from({ length: longestName }, (_, index) => longestName - index);
    const size = sizes.find((one) => byName.has(compactTerm(pieces.slice(at, at + one).join('')))) ?? 0;
    const key = byName.get(compactTerm(pieces.slice(at, at + size).join('')));
    spelled.push((size > 0 && key !== undefined && names.get(key)) || (pieces[at] ?? ''));
    at += Math.max(size, 1);
  }
  return spelled.join(' ');
};

/** The keys of all results for a term in an index, the best first, by kind. */
export const findIn = (site: Site, index: SearchIndex, given: string): FoundKeys => {
  const term = withSpelledNames(index, boundTerm(given));
  const concepts = understand(site, term, (word) => correctWord(site, index, word));
  const all = find(site, index, concepts);
  if (!isNothing(all)) return { ...all, product: namedFirst(index, term, all.product) };
  // Words that no product has do not hide what else was understood; figures do, because they are deliberate.
  const isOfUse = ({ words, meanings, isSku }: SearchConcept): boolean =>
    meanings.length > 0 || isSku === true || words.some((word) => isNumber(word) || beginsProductWord(index, word));
  const [useful, useless] = [concepts.filter(isOfUse), concepts.filter((one) => !isOfUse(one))];
  if (useless.length === 0 || !useful.some(({ meanings, isSku }) => meanings.length > 0 || isSku === true)) return all;
  return { ...find(site, index, useful), ignored: useless.flatMap(({ words }) => words) };
};

/**
 * The keys of all results for a term, the best first, by kind. All concepts must match: by meaning, or word by word; prefixes and small
 * typos are tolerated (P-04).
 */
export const findKeys = (site: Site, term: string): FoundKeys => findIn(site, indexOf(site), term);
