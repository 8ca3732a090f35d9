import 'server-only';
import { browseFacet, describeProduct } from '#backend/catalogue/catalogue.ts';
import { findPageById, getCountryContent, pathOfPage } from '#backend/content/content.ts';
import type { ListName } from '#shared/catalogue/product-list.ts';
import { wholeListOf } from '#shared/content/page-file.ts';
import { richText } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';
import { plainTextOf } from '#shared/rich-text/plain-text.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import { meaningsIn } from './understand.ts';

/** The kinds of results: a product, a page, or a list and its filters. */
export type SearchKind = 'product' | 'category' | 'page';

/** The indexed data of each document: its name, the words that name its kind, and the running text. */
export type SearchDocument = {
  id: string;
  kind: SearchKind;
  key: string;
  name: string;
  words: string;
  text: string;
  /** Article numbers and their ends, digits only. */
  skus: string;
  /** What it is: `sinks material/granite cabinet/60`. */
  meanings: string;
  /** The meanings mentioned in its running text. */
  mentions: string;
  /** Of two equal matches the one with the higher weight comes first; best sellers count double. */
  weight: number;
};

/** The facets whose values people search for by name; widths and prices are numbers, and numbers are found with the products. */
const namedFacets: Record<ListName, readonly FacetId[]> = {
  sinks: ['material', 'mounting', 'bowls', 'drainer', 'finish'],
  taps: ['style', 'pressure', 'pullout', 'feature', 'finish'],
  accessories: ['use', 'finish'],
};

/** Every text below a value of a section's data; references and settings are short keys that nobody searches for. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  const rich = richText.safeParse(value);
  if (rich.success) return [plainTextOf(rich.data.html)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Article numbers, digits only, each also by the last digits that people read from a box. */
const digitsOf = (sku: string): string[] => {
  const digits = sku.replaceAll(/\D/g, '');
  return [digits, digits.slice(-6), digits.slice(-4)];
};

const productDocuments = (site: Site): SearchDocument[] =>
  [...getCountryContent(site.country).products].flatMap(([key, { file }]) => {
    const found = describeProduct(site, key);
    if (!found) return [];
    const { name, words, text, skus, meanings } = found;
    const own = { name, words, text, skus: skus.flatMap(digitsOf).join(' '), meanings: meanings.join(' '), mentions: '' };
    return [{ id: `product:${key}`, kind: 'product', key, ...own, weight: 1 + 1 / file.popularity } as const];
  });

const categoryDocuments = (site: Site, list: ListName, listLabel: string): SearchDocument[] =>
  namedFacets[list].flatMap((id) => {
    const facet = browseFacet(site, list, id);
    return (facet?.options ?? []).map(({ value, label }) => ({
      id: `category:${list}/${id}/${value}`,
      kind: 'category',
      key: `${list}/${id}/${value}`,
      name: label,
      words: `${listLabel} ${facet?.label}`,
      text: '',
      skus: '',
      meanings: `${list} ${id}/${value}`,
      mentions: '',
      weight: 1,
    }));
  });

const pageDocuments = (site: Site): SearchDocument[] =>
  [...getCountryContent(site.country).pages.values()].flatMap(({ file }) => {
    const page = file.robots === 'index' && file.type !== 'home' ? findPageById(site, file.pageId) : undefined;
    if (!page || pathOfPage(site, file.pageId) === undefined) return [];
    const { label, title, description, sections } = page.texts;
    const text = sections.flatMap(({ data }) => textsIn(data)).join(' ');
    const list = wholeListOf(file);
    const kind: SearchKind = list === null ? 'page' : 'category';
    const language = { country: site.country, language: page.language };
    const about = meaningsIn(language, `${label} ${title} ${description}`);
    const own = {
      id: `page:${file.pageId}`,
      kind,
      key: list ?? file.pageId,
      name: label,
      words: `${title} ${description}`,
      text,
      skus: '',
      meanings: list ?? `page/${file.pageId}`,
      mentions: [...about, ...about, ...meaningsIn(language, text)].join(' '),
      weight: 1,
    };
    return list === null ? [own] : [own, ...categoryDocuments(site, list, label)];
  });

/** All documents of a site's search. */
export const documentsOf = (site: Site): SearchDocument[] => [...productDocuments(site), ...pageDocuments(site)];
