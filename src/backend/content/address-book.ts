import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { type ListName, listOf } from '#shared/catalogue/product-list.ts';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import { type PageFile, type PageTexts, wholeListOf } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { reservedSegments } from '#shared/routes/reserved-segments.ts';
import type { ContentPage, CountryContent } from './country-content.ts';

/** A page as one language shows it. `language` is that of the texts; `path` has no root and no slash at its ends. */
export type ResolvedPage = { file: PageFile; texts: PageTexts; language: Language; path: string };

/** The target of a path: a page, or a product below its list page. */
type Target = { kind: 'page'; page: ResolvedPage } | { kind: 'product'; productKey: string; list: ResolvedPage };

/** Every address of a country in one language. Products have no entry of their own: their path contains their key. */
type AddressBook = {
  pages: ReadonlyMap<string, ResolvedPage>;
  /** The target of a path. */
  find: (path: string) => Target | undefined;
  /** The list page of a product kind. */
  lists: ReadonlyMap<ListName, ResolvedPage>;
  /** Problems with the addresses, for content:check. */
  faults: readonly { pageId: string; message: string }[];
};

/** The texts in a language, else in the fallback, with the language they are in. */
export const inLanguage = <Texts>(
  texts: Partial<Record<Language, Texts>>,
  language: Language,
): { texts: Texts; language: Language } | undefined => {
  const own = texts[language];
  if (own) return { texts: own, language };
  const other = texts[fallbackLanguage];
  return other && { texts: other, language: fallbackLanguage };
};

/** Whether a page has an address: the 404 page is shown for any unknown one. */
export const isRoutable = ({ type }: PageFile): boolean => type !== '404';

/** The slugs from the root down; undefined where the chain of parents is broken or circular. */
const slugsOf = (
  pages: ReadonlyMap<string, ContentPage>,
  pageId: string,
  language: Language,
  below: readonly string[] = [],
): string[] | undefined => {
  const page = pages.get(pageId);
  const found = page && inLanguage(page.texts, language);
  if (!page || !found || below.includes(pageId)) return undefined;
  const own = found.texts.slug === '' ? [] : [found.texts.slug];
  if (page.file.parent === null) return own;
  const above = slugsOf(pages, page.file.parent, language, [...below, pageId]);
  return above && [...above, ...own];
};

const resolvePages = (content: CountryContent, language: Language) => {
  const pages = new Map<string, ResolvedPage>();
  const faults: { pageId: string; message: string }[] = [];
  for (const [pageId, { file, texts }] of content.pages) {
    const found = inLanguage(texts, language);
    if (!found) continue;
    const slugs = slugsOf(content.pages, pageId, language);
    if (slugs) pages.set(pageId, { file, ...found, path: slugs.join('/') });
    else faults.push({ pageId, message: `parent '${file.parent}': no such page, or a circle` });
  }
  return { pages, faults };
};

/** The problem with a path, if any; `taken` is the page that already has it. */
const pathFault = ({ file, path }: ResolvedPage, taken: ResolvedPage | undefined): string | undefined => {
  if (path === '' && file.type !== 'home') return 'slug: only the home page stands at the root';
  if (taken) return `slug: '/${path}' belongs to '${taken.file.pageId}' already`;
  const first = path.split('/')[0] ?? '';
  return reservedSegments.has(first) ? `slug: '/${first}' belongs to the shop's own addresses` : undefined;
};

/** The product that a path below a list page names. */
const productAt = ({ products }: CountryContent, lists: AddressBook['lists'], path: string): Target | undefined => {
  const end = path.lastIndexOf('/');
  const productKey = path.slice(end + 1);
  const product = products.get(productKey);
  const list = product && lists.get(listOf(product.file.facts));
  return list && `${list.path}/${productKey}` === path && !pathFault({ ...list, path }, undefined)
    ? { kind: 'product', productKey, list }
    : undefined;
};

const build = (content: CountryContent, language: Language): AddressBook => {
  const { pages, faults } = resolvePages(content, language);
  const byPath = new Map<string, ResolvedPage>();
  const lists = new Map<ListName, ResolvedPage>();
  for (const page of pages.values()) {
    const list = wholeListOf(page.file);
    if (list && !lists.has(list)) lists.set(list, page);
    if (!isRoutable(page.file)) continue;
    const fault = pathFault(page, byPath.get(page.path));
    if (fault) faults.push({ pageId: page.file.pageId, message: fault });
    else byPath.set(page.path, page);
  }
  for (const page of byPath.values()) {
    const hidden = productAt(content, lists, page.path);
    if (hidden?.kind !== 'product') continue;
    const { pageId } = hidden.list.file;
    faults.push({ pageId, message: `slug: '/${page.path}' belongs to '${page.file.pageId}' already` });
  }
  const find = (path: string): Target | undefined => {
    const page = byPath.get(path);
    return page ? { kind: 'page', page } : productAt(content, lists, path);
  };
  return { pages, find, lists, faults };
};

const cache = new WeakMap<CountryContent, Map<Language, AddressBook>>();

/** The address book of a country's content in a language, built when first requested. */
export const addressBookOf = (content: CountryContent, language: Language): AddressBook => {
  const cached = getOrInsertComputed(cache, content, () => new Map());
  return getOrInsertComputed(cached, language, () => build(content, language));
};
