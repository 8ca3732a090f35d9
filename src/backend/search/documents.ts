import 'server-only';
import { describeProduct } from '#backend/catalogue/catalogue.ts';
import { findPageById, getCountryContent, pathOfPage } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';

/** What the index holds of a product or a page: its name, the words that name its kind, and the running text. */
export type SearchDocument = { id: string; kind: 'product' | 'page'; key: string; name: string; words: string; text: string };

/** Every text below a value of a section's data; references and settings are short keys that nobody searches for. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const productDocuments = (site: Site): SearchDocument[] =>
  [...getCountryContent(site.country).products.keys()].flatMap((key) => {
    const found = describeProduct(site, key);
    return found ? [{ id: `product:${key}`, kind: 'product', key, ...found } as const] : [];
  });

const pageDocuments = (site: Site): SearchDocument[] =>
  [...getCountryContent(site.country).pages.values()].flatMap(({ file }) => {
    const page = file.robots === 'index' && file.type !== 'home' ? findPageById(site, file.pageId) : undefined;
    if (!page || pathOfPage(site, file.pageId) === undefined) return [];
    const { label, title, description, sections } = page.texts;
    const text = sections.flatMap(({ data }) => textsIn(data)).join(' ');
    return [{ id: `page:${file.pageId}`, kind: 'page', key: file.pageId, name: label, words: `${title} ${description}`, text }];
  });

/** Everything that a site's search knows. */
export const documentsOf = (site: Site): SearchDocument[] => [...productDocuments(site), ...pageDocuments(site)];
