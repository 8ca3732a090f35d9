import 'server-only';
import { listOf } from '#shared/catalogue/product-list.ts';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import type { PageFile, PageTexts, PageType } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { addressBookOf, inLanguage, isRoutable, type ResolvedPage } from './address-book.ts';
import type { CountryContent } from './country-content.ts';

/** One step from the home page to the current one; `language` is that of the label where it is not the site's own. */
export type Breadcrumb = { label: string; href: string; language: Language };

type Found = {
  /** The language of the texts: if only the fallback exists, it differs from the site's and components set `lang`. */
  language: Language;
  /** The address below the host: `/fr/eviers`. */
  path: string;
  /** The one absolute address of this page in this country and language. */
  canonical: string;
  /** Home first, this page last. */
  breadcrumbs: readonly Breadcrumb[];
};
export type FoundContentPage = Found & { kind: 'page'; file: PageFile; texts: PageTexts };
export type FoundProductPage = Found & { kind: 'product'; productKey: string; listPageId: string };
export type FoundPage = FoundContentPage | FoundProductPage;

const breadcrumbOf = (site: Site, { texts, path, language }: ResolvedPage): Breadcrumb => ({
  label: texts.label,
  href: hrefTo(site, path),
  language,
});

/** Home, the pages above, the page itself. */
const breadcrumbsTo = (content: CountryContent, site: Site, page: ResolvedPage): Breadcrumb[] => {
  const { pages } = addressBookOf(content, site.language);
  const chain: ResolvedPage[] = [];
  for (let at: ResolvedPage | undefined = page; at; at = at.file.parent === null ? undefined : pages.get(at.file.parent)) chain.unshift(at);
  const home = [...pages.values()].find(({ file }) => file.type === 'home');
  if (home && chain[0] !== home) chain.unshift(home);
  return chain.map((step) => breadcrumbOf(site, step));
};

const foundAt = (site: Site, path: string) => {
  const href = hrefTo(site, path);
  return { path: href, canonical: absoluteUrl(site.country, href) };
};

const presentPage = (content: CountryContent, site: Site, page: ResolvedPage): FoundContentPage => ({
  kind: 'page',
  file: page.file,
  texts: page.texts,
  language: page.language,
  breadcrumbs: breadcrumbsTo(content, site, page),
  ...foundAt(site, page.path),
});

const presentProduct = (content: CountryContent, site: Site, productKey: string, list: ResolvedPage): FoundProductPage => {
  const product = content.products.get(productKey);
  const at = foundAt(site, `${list.path}/${productKey}`);
  const self: Breadcrumb = { label: product?.file.name ?? productKey, href: at.path, language: site.language };
  return {
    kind: 'product',
    productKey,
    listPageId: list.file.pageId,
    language: (product && inLanguage(product.texts, site.language)?.language) ?? site.language,
    breadcrumbs: [...breadcrumbsTo(content, site, list), self],
    ...at,
  };
};

/** The target of an address, by its segments below the root as received (escaped). Undefined: nothing. */
export const pageAt = (content: CountryContent, site: Site, slugs: readonly string[]): FoundPage | undefined => {
  const segments = decodeSegments(slugs);
  const target = segments && addressBookOf(content, site.language).find(segments.join('/'));
  if (!target) return undefined;
  return target.kind === 'page' ? presentPage(content, site, target.page) : presentProduct(content, site, target.productKey, target.list);
};

/** The redirect target of a former address, by the same segments; undefined if there is none, or its target is not shown here. */
export const redirectFrom = (content: CountryContent, site: Site, slugs: readonly string[]): string | undefined => {
  const segments = decodeSegments(slugs);
  // A language without pages of its own has the addresses of the fallback, the old ones too.
  const moved = content.redirects[site.language] ?? content.redirects[fallbackLanguage];
  // The schema rejects capitals.
  const target = segments && moved?.[segments.join('/').toLowerCase()];
  if (!target) return undefined;
  if ('screen' in target) return pathTo(site, target.screen);
  return 'page' in target ? addressOfPage(content, site, target.page) : addressOfProduct(content, site, target.product);
};

/** A page by its id, where the country has it in its language or the fallback. */
export const pageById = (content: CountryContent, site: Site, pageId: string): FoundContentPage | undefined => {
  const page = addressBookOf(content, site.language).pages.get(pageId);
  return page && presentPage(content, site, page);
};

/** The first page of a type: the home page, the page for 404. */
export const pageByType = (content: CountryContent, site: Site, type: PageType): FoundContentPage | undefined => {
  const page = [...addressBookOf(content, site.language).pages.values()].find(({ file }) => file.type === type);
  return page && presentPage(content, site, page);
};

/** The page of a product family (PFP). */
export const pageOfFamily = (content: CountryContent, site: Site, family: string): FoundContentPage | undefined => {
  const page = [...addressBookOf(content, site.language).pages.values()].find(({ file }) => file.family === family);
  return page && presentPage(content, site, page);
};

/** The address of a page, `/fr/eviers`; undefined where the country has no such page. */
export const addressOfPage = (content: CountryContent, site: Site, pageId: string): string | undefined => {
  const page = addressBookOf(content, site.language).pages.get(pageId);
  return page && isRoutable(page.file) ? hrefTo(site, page.path) : undefined;
};

/** The address of a product, `/spuelen/delta-60-s`; undefined for a product that the country does not show. */
export const addressOfProduct = (content: CountryContent, site: Site, productKey: string): string | undefined => {
  const product = content.products.get(productKey);
  const list = product && addressBookOf(content, site.language).lists.get(listOf(product.file.facts));
  return list && hrefTo(site, `${list.path}/${productKey}`);
};
