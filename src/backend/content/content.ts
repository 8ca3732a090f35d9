import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { PageType } from '#shared/content/page-file.ts';
import type { LinkReference } from '#shared/content/references.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { type Alternate, alternatesIn, sitesOf } from './alternates.ts';
import { contentOf, currentContent } from './content-state.ts';
import type { ContentProduct, CountryContent } from './country-content.ts';
import { type Draft, draftFor } from './drafts.ts';
import { linkTo, type ResolvedLink } from './links.ts';
import { type BeforeChange, currentSource, prepareChanges, startContent, stopRefreshing } from './load-content.ts';
import { type Navigation, navigationOf } from './navigation.ts';
import {
  addressOfPage,
  addressOfProduct,
  type FoundContentPage,
  type FoundPage,
  pageAt,
  pageById,
  pageByType,
  pageOfFamily,
  redirectFrom,
} from './pages.ts';
import { type FoundPicture, pictureOf, placeholderPicture } from './pictures.ts';

// Content files before they are loaded: reading, checking and addressing them, for checks and for the reference CMS.

export { addressBookOf } from './address-book.ts';
export { InvalidContentError } from './country-content.ts';
export { filesOfCountry } from './country-slice.ts';
export { countryValues } from './country-values.ts';
export { localizeTexts } from './country-words.ts';
export { draftOf, isDraftFile, publishedOf } from './draft-files.ts';
export { createFileSource, journalName, readContentFolder, readDraftsOfPage } from './file-source.ts';
export { findGuaranteeNotice, guaranteeNoticeFile } from './guarantee-artwork.ts';
export { refreshContent, sourceOf } from './load-content.ts';
export { parseContent } from './parse-content.ts';
export { addressOfFile, parseFile } from './parse-file.ts';

// The types of its results.

export type { Alternate } from './alternates.ts';
export type { ContentProduct, CountryContent } from './country-content.ts';
export type { Navigation, NavigationEntry, NavigationLink } from './navigation.ts';
export type { Breadcrumb, FoundContentPage, FoundPage, FoundProductPage } from './pages.ts';
export type { FoundPicture } from './pictures.ts';

/** Reads and checks all content, from `content/` or from CONTENT_URL. Fails when a country has no API key (C-08) or a file fails its schema. */
export const loadContent = (): Promise<void> => startContent(environment());

/** Runs a preparation with all countries' content before each later change of it is shown; if it fails, the old content stays. */
export const beforeContentChanges = (before: BeforeChange): void => prepareChanges(before);

/** Ends the regular refresh from a CMS. */
export const stopContent = (): void => stopRefreshing();

/** Changes whenever the content does: caches depend on it. */
export const contentVersion = (): string => currentContent().version;

/** False for a country whose shop is not open: its pages are 404 (C-09). */
export const isLive = (country: CountryCode): boolean => contentOf(country).country.live;

/** The settings that editors make for a country: tax, shipping, consent, postal codes. */
export const getCountry = (country: CountryCode): CountryFile => contentOf(country).country;

/** The whole content of one country, frozen: for modules that build their own index of it (catalogue, search). */
export const getCountryContent = (country: CountryCode): CountryContent => contentOf(country);

/** The content of all countries, including later changes. */
export const getContentOfCountries = (): ReadonlyMap<CountryCode, CountryContent> => currentContent().countries;

/** All products of a country by key, in the order of the catalogue folder. */
export const getProducts = (country: CountryCode): ReadonlyMap<string, ContentProduct> => contentOf(country).products;

/** Every site of every live country: for alternates, sitemaps and the country picker. */
export const liveSites = (): Site[] => sitesOf(currentContent());

/** The target of an address, by its segments below the root as received (still escaped). Undefined: nothing, 404. */
export const findPage = (site: Site, slugs: readonly string[]): FoundPage | undefined => pageAt(contentOf(site.country), site, slugs);

/** The redirect target of an address that was printed, linked or replaced (`content/redirects/`); undefined if there is none. */
export const findRedirect = (site: Site, slugs: readonly string[]): string | undefined =>
  redirectFrom(contentOf(site.country), site, slugs);

/** A page by its id, in the site's language or the fallback. */
export const findPageById = (site: Site, pageId: string): FoundContentPage | undefined => pageById(contentOf(site.country), site, pageId);

/** The page of a type that exists once: `home`, `404`. */
export const findPageByType = (site: Site, type: PageType): FoundContentPage | undefined => pageByType(contentOf(site.country), site, type);

/** The page of a product family; undefined if it has none. */
export const findFamilyPage = (site: Site, family: string): FoundContentPage | undefined =>
  pageOfFamily(contentOf(site.country), site, family);

/** A page as it will be once its draft is published; undefined if it has no draft for this site. Read anew each time. */
export const findDraft = (site: Site, pageId: string): Promise<Draft | undefined> =>
  draftFor(currentSource(), contentOf(site.country), site, pageId);

/** A page by its id. Throws if there is none. */
export const getPage = (site: Site, pageId: string): FoundContentPage => {
  const page = findPageById(site, pageId);
  if (!page) throw new Error(`No page '${pageId}' in ${site.locale}`);
  return page;
};

/** The address of a page, `/fr/eviers`; undefined where the country has no such page. */
export const pathOfPage = (site: Site, pageId: string): string | undefined => addressOfPage(contentOf(site.country), site, pageId);

/** The address of a product, `/spuelen/delta-60-s`; undefined for a product that the country does not show. */
export const pathOfProduct = (site: Site, productKey: string): string | undefined =>
  addressOfProduct(contentOf(site.country), site, productKey);

/** The target of a content link. */
export const resolveLink = (site: Site, reference: LinkReference): ResolvedLink => linkTo(contentOf(site.country), site, reference);

/** A picture by its media id, with alternative text. Undefined for an unknown id; a placeholder if it was not rendered yet. */
export const findPicture = (site: Pick<Site, 'country'>, identifier: string, language: Language): FoundPicture | undefined =>
  pictureOf(currentContent(), site.country, identifier, language);

/** A placeholder in a picture's frame, for an article that has no picture yet. */
export const placeholderFor = (identifier: string): Picture => placeholderPicture(identifier);

/** A product's model for the 3-D view; undefined if there is none. */
export const findModel = (productKey: string): { url: string; finishes: string[] } | undefined => {
  const model = currentContent().models[productKey];
  return model && { url: `/models/${model.file}`, finishes: model.finishes };
};

/** Menu, footer and special addresses of a country in its language. */
export const getNavigation = (site: Site): Navigation => navigationOf(contentOf(site.country), site);

/** The same page in every live country and language, and x-default, for the head (S-01). */
export const alternatesOf = (found: FoundPage): Alternate[] => alternatesIn(currentContent(), found);
