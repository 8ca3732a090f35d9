import 'server-only';
import { documentAddresses, getTiles, textsOf } from '#backend/catalogue/catalogue.ts';
import { findPageById, pathOfPage } from '#backend/content/content.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { MarkedText, Suggestions } from '#shared/contract/suggestions.ts';
import type { Site } from '#shared/country/site.ts';
import { presentCategory } from './categories.ts';
import { correctTerm } from './correct-term.ts';
import { findKeys } from './find-keys.ts';
import { markMatches } from './mark-matches.ts';

export { findKeys } from './find-keys.ts';
export { grownSearch } from './grown-search.ts';
export { hintFor } from './hints.ts';
export { popularSearches } from './popular-searches.ts';
export { startOf } from './start.ts';

const most = { product: 24, category: 8, page: 12, document: 12 };
const suggested = { product: 4, category: 4, page: 3 };

const presentPages = (site: Site, pageIds: readonly string[]): SearchAnswer['pages'] =>
  pageIds.flatMap((pageId) => {
    const page = findPageById(site, pageId);
    const href = pathOfPage(site, pageId);
    if (!page || href === undefined) return [];
    return [{ pageId, title: page.texts.label, description: page.texts.description, href, language: page.language }];
  });

const presentDocuments = (site: Site, keys: readonly string[]): SearchAnswer['documents'] => {
  const t = textsOf(site.locale);
  return keys.flatMap((key) => {
    const [productKey = '', kind] = key.split('/');
    const found = documentAddresses(site, productKey).find(({ id }) => id === kind);
    return found ? [{ id: key, product: found.name, label: t(`product.document.${found.id}`), href: found.url }] : [];
  });
};

/** The total number of results. */
export const countOf = ({ products, categories, pages, documents }: SearchAnswer): number =>
  products.length + categories.length + pages.length + documents.length;

/** Products, categories, pages and documents for a term, the best first. */
export const search = async (site: Site, term: string): Promise<SearchAnswer> => {
  const keys = findKeys(site, term);
  return {
    term,
    products: await getTiles(site, keys.product.slice(0, most.product)),
    categories: keys.category.slice(0, most.category).flatMap((key) => presentCategory(site, key)),
    pages: presentPages(site, keys.page.slice(0, most.page)),
    documents: presentDocuments(site, keys.document.slice(0, most.document)),
    ignored: keys.ignored,
  };
};

/** The few best results of each kind while typing, with the matching letters marked. */
export const suggest = async (site: Site, term: string): Promise<Suggestions> => {
  const response = await search(site, term);
  const { products, categories, pages } = response;
  const mark = (text: string) => markMatches(text, term, site.language);
  return {
    term,
    total: countOf(response),
    products: products.slice(0, suggested.product).map(({ productKey, name, description, url, price, image }) => ({
      id: productKey,
      label: mark(name),
      description: mark(description),
      href: url,
      price: price.value,
      picture: image.picture,
    })),
    categories: categories.slice(0, suggested.category).map(({ label, ...rest }) => ({ ...rest, label: mark(label) })),
    pages: pages.slice(0, suggested.page).map(({ pageId, title, href, language }) => ({ id: pageId, label: mark(title), href, language })),
  };
};

/** The likely spelling of a term without results; undefined if no other spelling finds more. */
export const suggestSpelling = (site: Site, term: string): string | undefined => correctTerm(site, term);

/** A text of a result, with the matching letters marked. */
export const markText = (site: Site, text: string, term: string): MarkedText => markMatches(text, term, site.language);
