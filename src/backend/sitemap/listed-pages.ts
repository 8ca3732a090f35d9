import 'server-only';
import { hash } from 'node:crypto';
import {
  alternatesOf,
  type FoundPage,
  findPage,
  findPageById,
  findPicture,
  getCountryContent,
  pathOfPage,
  pathOfProduct,
} from '#backend/content/content.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { webpSizes } from '#shared/picture/webp-sizes.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';

/** A page that search engines may index. */
export type ListedPage = {
  /** Absolute URL. */
  address: string;
  /** Changes with the content of the page. */
  fingerprint: string;
  /** Addresses of pictures, the most important one first. */
  pictures: readonly string[];
  alternates: () => { lang: string; url: string }[];
};

const maxPictures = 8;

const pictureAddress = (site: Site, identifier: string): string[] => {
  const found = findPicture(site, identifier, site.language);
  const largest = found?.isPlaceholder === false ? webpSizes(found.picture.resolutions).at(-1) : undefined;
  return largest ? [absoluteUrl(site.country, largest.webp)] : [];
};

// Any picture that a section uses, at any depth.
const identifiersIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(identifiersIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('identifier' in value && typeof value.identifier === 'string') return [value.identifier];
  return Object.values(value).flatMap(identifiersIn);
};

const list = (site: Site, found: FoundPage, content: unknown, identifiers: readonly string[]): ListedPage => ({
  address: found.canonical,
  fingerprint: hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22),
  pictures: [...new Set(identifiers.flatMap((identifier) => pictureAddress(site, identifier)))].slice(0, maxPictures),
  alternates: () => alternatesOf(found).map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
});

/** The pages of a site that editors allow search engines to index, in the order of their ids. */
export const listPages = (site: Site): ListedPage[] =>
  [...getCountryContent(site.country).pages.values()].flatMap(({ file }) => {
    const found = findPageById(site, file.pageId);
    if (!found || file.robots !== 'index' || pathOfPage(site, file.pageId) === undefined) return [];
    const own = file.image === null ? [] : [file.image];
    return [list(site, found, [file, found.texts], [...own, ...identifiersIn(found.texts.sections)])];
  });

/** The products of a site, in the order of the catalogue. */
export const listProductPages = (site: Site): ListedPage[] => {
  const { products, media } = getCountryContent(site.country);
  const pictures = Map.groupBy(Object.entries(media), ([, { productKey }]) => productKey);
  return [...products.values()].flatMap((product) => {
    const { productKey } = product.file;
    const path = pathOfProduct(site, productKey);
    const found = path === undefined ? undefined : findPage(site, path.slice(hrefTo(site, '').length).split('/'));
    if (!found) return [];
    const texts = product.texts[found.language];
    return [
      list(
        site,
        found,
        [product.file, texts],
        (pictures.get(productKey) ?? []).map(([identifier]) => identifier),
      ),
    ];
  });
};
