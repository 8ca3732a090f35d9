import type { CountryContent } from '#backend/content/content.ts';
import { fieldOfSection } from '#shared/content/page-file.ts';
import type { RouteListEntry } from '../../src/shared/content/navigation-file.ts';
import type { Language } from '../../src/shared/country/countries.ts';
import { paths } from '../../src/shared/routes/paths.ts';
import type { Finding } from './finding.ts';
import { fileOfPicture, type Library } from './library.ts';
import { type PlacedSection, sectionsOf } from './sections.ts';

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const checkHash = (content: CountryContent, { page, hash }: Value, language: string): string[] => {
  const sections = content.pages.get(String(page))?.texts[language as Language]?.sections;
  return typeof hash !== 'string' || sections?.some(({ id }) => id === hash) === true
    ? []
    : [`no section '${hash}' on page '${String(page)}'`];
};

// A picture reference has an identifier and nothing else; answers and questions of a select, and the picture of an answer, have their own.
const namesPicture = (value: Value, place: string): boolean => Object.keys(value).length === 1 && !place.endsWith('.variant');

/** Broken references of one object of a section's data. Links, pictures and products have the same form in every module. */
const brokenIn = (content: CountryContent, value: Value, { language }: PlacedSection, place: string): string[] => {
  const { page, product, identifier, productKey, productKeys } = value;
  const keys = [product, productKey, ...(Array.isArray(productKeys) ? productKeys : [])].filter((key) => typeof key === 'string');
  return [
    ...(typeof page === 'string' && !content.pages.has(page) ? [`no page '${page}'`] : []),
    ...(typeof page === 'string' && content.pages.has(page) ? checkHash(content, value, language) : []),
    ...keys.filter((key) => !content.products.has(key)).map((key) => `no product '${key}'`),
    ...(typeof identifier === 'string' && namesPicture(value, place) && !Object.hasOwn(content.media, identifier)
      ? [`no picture '${identifier}'`]
      : []),
  ];
};

const walk = (content: CountryContent, value: unknown, place: string, section: PlacedSection): Finding[] => {
  if (!isObject(value)) return [];
  const own = Array.isArray(value) ? [] : brokenIn(content, value, section, place);
  const below = Object.entries(value).flatMap(([key, child]) =>
    walk(content, child, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`, section),
  );
  return [...own.map((message) => ({ file: section.file, message: `${place}: ${message}` })), ...below];
};

const checkJumps = (sections: readonly PlacedSection[]): Finding[] =>
  sections.flatMap(({ file, place, section }) => {
    const jumps = fieldOfSection(section, 'jumps');
    const ids = sections.filter((other) => other.file === file).map((other) => other.section.id);
    const wanted = Array.isArray(jumps) ? jumps.filter(isObject).map((jump) => String(jump['section'])) : [];
    return wanted
      .filter((id) => !ids.includes(id))
      .map((id) => ({ file, message: `${place}.data.jumps: no section '${id}' on this page` }));
  });

const checkPages = ({ content }: Library): Finding[] =>
  [...content.pages].flatMap(([pageId, { file }]) => [
    ...(file.image !== null && !Object.hasOwn(content.media, file.image)
      ? [{ file: `pages/${pageId}/page.json`, message: `image: no picture '${file.image}'` }]
      : []),
    ...(file.parent !== null && !content.pages.has(file.parent)
      ? [{ file: `pages/${pageId}/page.json`, message: `parent: no page '${file.parent}'` }]
      : []),
  ]);

const checkProducts = ({ content }: Library): Finding[] =>
  [...content.products].flatMap(([key, { file }]) =>
    file.matching
      .filter((other) => !content.products.has(other))
      .map((other) => ({ file: `catalogue/${key}/product.json`, message: `matching: no product '${other}'` })),
  );

/** Keys and article numbers are unique in the whole catalogue. */
const checkRepeated = ({ content }: Library): Finding[] => {
  const seen = new Map<string, string>();
  return [...content.products].flatMap(([key, { file }]) =>
    file.variants
      .flatMap(({ variantKey, sku }) => [variantKey, sku])
      .flatMap((name) => {
        const other = seen.get(name);
        seen.set(name, key);
        return other === undefined
          ? []
          : [{ file: `catalogue/${key}/product.json`, message: `variants: '${name}' stands in '${other}' already` }];
      }),
  );
};

const checkNavigation = ({ content }: Library): Finding[] => {
  const isKnown = (id: string): boolean => content.pages.has(id) || Object.hasOwn(paths, id);
  const allOf = (entries: readonly RouteListEntry[]): RouteListEntry[] => entries.flatMap((entry) => [entry, ...allOf(entry.children)]);
  const idsOf = (entries: readonly RouteListEntry[]): string[] =>
    allOf(entries).flatMap(({ id, onlyFolder, apiCall }) => (onlyFolder || apiCall === 'product' ? [] : [id]));
  const productsOf = (entries: readonly RouteListEntry[]): string[] =>
    allOf(entries).flatMap(({ id, apiCall }) => (apiCall === 'product' ? [id] : []));
  return Object.entries(content.navigation).flatMap(([language, { main, footer, legal, special }]) => {
    const ids = [...idsOf(main), ...footer.flatMap(({ pages }) => pages), ...legal, ...Object.values(special).filter((id) => id !== null)];
    const file = `navigation/${language}.json`;
    return [
      ...[...new Set(ids)].filter((id) => !isKnown(id)).map((id) => ({ file, message: `no page '${id}'` })),
      ...productsOf(main)
        .filter((key) => !content.products.has(key))
        .map((key) => ({ file, message: `no product '${key}'` })),
    ];
  });
};

const checkMedia = (library: Library): Finding[] => {
  const { content } = library;
  const variants = new Set([...content.products.values()].flatMap(({ file }) => file.variants.map(({ variantKey }) => variantKey)));
  return Object.entries(content.media).flatMap(([id, { productKey, variantKey }]) => [
    ...(productKey !== null && !content.products.has(productKey)
      ? [{ file: fileOfPicture(library, id), message: `${id}.productKey: no product '${productKey}'` }]
      : []),
    ...(variantKey !== null && !variants.has(variantKey)
      ? [{ file: fileOfPicture(library, id), message: `${id}.variantKey: no variant '${variantKey}'` }]
      : []),
  ]);
};

/** Every reference resolves: links, pictures, products, parents, menus. */
export const checkReferences = (library: Library): Finding[] => {
  const sections = sectionsOf(library);
  return [
    ...sections.flatMap((section) => walk(library.content, section.section.data, `${section.place}.data`, section)),
    ...checkJumps(sections),
    ...checkPages(library),
    ...checkProducts(library),
    ...checkRepeated(library),
    ...checkNavigation(library),
    ...checkMedia(library),
  ];
};
