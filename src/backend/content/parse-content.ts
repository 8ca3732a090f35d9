import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ProductFile, ProductTexts } from '#shared/catalogue/product-file.ts';
import type { StoriesFile, StoryTexts } from '#shared/catalogue/story-file.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { MediaEntry, MediaFile } from '#shared/content/media-file.ts';
import type { NavigationFile } from '#shared/content/navigation-file.ts';
import type { PageCountryTexts, PageFile, PageTexts } from '#shared/content/page-file.ts';
import type { RedirectsFile } from '#shared/content/redirects-file.ts';
import type { SearchFile } from '#shared/content/search-file.ts';
import type { SparePartsFile } from '#shared/content/spare-parts-file.ts';
import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';
import type { ContentFiles } from './content-source.ts';
import { type ContentFault, type CountryContent, InvalidContentError, type Worded } from './country-content.ts';
import { localizeFile } from './country-words.ts';
import { divideFaults, type OnPageFault, withoutFaulty } from './page-faults.ts';
import { addressOfFile, type ByKind, type FileKind, type ParsedFile, parseFile } from './parse-file.ts';
import { soldIn } from './sold-products.ts';
import { createTextResolver, type ResolveTexts, textsPath } from './text-resolver.ts';

type Read = { path: string; parsed?: ParsedFile; faults?: readonly ContentFault[]; misnames?: readonly ContentFault[] };

const nameOf: Partial<Record<FileKind, string>> = { country: 'short', page: 'pageId', product: 'productKey' };

/** A file whose own id differs from its folder's would be found under neither. */
const misnamed = ({ kind, id, value, path }: ParsedFile): ContentFault[] => {
  const field = nameOf[kind];
  const statedId = field ? (value as Record<string, unknown>)[field] : id;
  return statedId === id ? [] : [{ file: path, message: `${field}: says '${String(statedId)}', but lies under '${id}'` }];
};

const read = (path: string, json: unknown): Read => {
  const address = addressOfFile(path);
  if (!address) return { path };
  const { value, problems } = parseFile(address.kind, json);
  if (problems.length > 0) return { path, faults: problems.map((message) => ({ file: path, message })) };
  const parsed = { ...address, path, value };
  const misnames = misnamed(parsed);
  return misnames.length > 0 ? { path, parsed, misnames } : { path, parsed };
};

const readCache = new WeakMap<object, Read>();

/** Parses a content file; one that several countries show is parsed once. */
const readCached = (path: string, json: unknown): Read => {
  if (typeof json !== 'object' || json === null) return read(path, json);
  const cached = readCache.get(json);
  if (cached?.path === path) return cached;
  const found = read(path, json);
  readCache.set(json, found);
  return found;
};

const wordedCache = new WeakMap<object, Worded<unknown, unknown>[]>();

/** An item with its texts; countries that show it in the same languages share one object. */
const wordCached = (file: object, texts: readonly ParsedFile[]): Worded<unknown, unknown> => {
  const cached = getOrInsertComputed(wordedCache, file, () => []);
  const isSame = (own: Partial<Record<string, unknown>>): boolean =>
    Object.keys(own).length === texts.length && texts.every(({ language, value }) => own[language ?? ''] === value);
  const existing = cached.find((one) => isSame(one.texts));
  if (existing) return existing;
  const own = Object.fromEntries(texts.map(({ language, value }) => [language, value]));
  const created = Object.freeze({ file, texts: Object.freeze(own) });
  cached.push(created);
  return created;
};

const pictureCache = new WeakMap<MediaFile, { own: readonly MediaEntry[]; all: MediaFile }>();

const worded = <File, Texts>(files: ByKind, kind: FileKind, textsKind: FileKind): ReadonlyMap<string, Worded<File, Texts>> => {
  const texts = Map.groupBy(files.get(textsKind) ?? [], ({ id }) => id);
  const own = files.get(kind) ?? [];
  return new Map(own.map(({ id, value }) => [id, wordCached(value as object, texts.get(id) ?? []) as Worded<File, Texts>]));
};

/** The files by kind, and their problems. A simple loop: each of twenty countries has tens of thousands of files. */
const readFiles = (files: ContentFiles): { parsed: ByKind; faults: ContentFault[]; misnames: ContentFault[] } => {
  const parsed = new Map<FileKind, ParsedFile[]>();
  const [faults, misnames]: [ContentFault[], ContentFault[]] = [[], []];
  for (const [path, json] of files) {
    const read = readCached(path, json);
    if (read.faults) faults.push(...read.faults);
    if (read.misnames) misnames.push(...read.misnames);
    if (!read.parsed) continue;
    const existing = parsed.get(read.parsed.kind);
    if (existing) existing.push(read.parsed);
    else parsed.set(read.parsed.kind, [read.parsed]);
  }
  return { parsed, faults, misnames };
};

/** Texts of pages by page and language, as `createTextResolver` expects them. */
const textsIn = <Texts>(files: ByKind, kind: FileKind): ReadonlyMap<string, Texts> =>
  new Map((files.get(kind) ?? []).map(({ id, language, value }) => [textsPath(id, language ?? ''), value as Texts]));

/**
 * The texts of all pages for the country, and the problems of those in its own languages. A fallback page that uses a value which the
 * country does not have is not shown there.
 */
const resolvePages = (
  files: ByKind,
  resolveTexts: ResolveTexts,
  spoken: readonly Language[],
): { resolved: ParsedFile[]; faults: ContentFault[] } => {
  const faults: ContentFault[] = [];
  const resolved = (files.get('pageTexts') ?? []).flatMap((file) => {
    const language = file.language as Language;
    const { texts, faults: unresolved } = resolveTexts(file.id, language);
    if (unresolved.length > 0 && !spoken.includes(language)) return [];
    faults.push(...unresolved.map((message) => ({ file: file.path, message })));
    return [{ ...file, value: texts }];
  });
  return { resolved, faults };
};

/** Files of which there is one per language. */
const byLanguage = <File>(files: ByKind, kind: FileKind): Partial<Record<Language, File>> =>
  Object.freeze(Object.fromEntries((files.get(kind) ?? []).map(({ language, value }) => [language, value as File])));

/** All pictures: those in one list, and those with a file each. The same files give the same object, so that it is hashed once. */
const picturesOf = (files: ByKind): MediaFile => {
  const together = (files.get('media')?.[0]?.value ?? Object.freeze({})) as MediaFile;
  const own = files.get('picture') ?? [];
  if (own.length === 0) return together;
  const key = own.map(({ value }) => value as MediaEntry);
  const cached = pictureCache.get(together);
  if (cached && cached.own.length === key.length && key.every((value, index) => value === cached.own[index])) return cached.all;
  const all = Object.freeze({ ...together, ...Object.fromEntries(own.map(({ id, value }) => [id, value as MediaEntry])) });
  pictureCache.set(together, { own: key, all });
  return all;
};

/** The files localised for the country, so that no consumer of a text needs to do it. */
const localizeFiles = (country: CountryCode, files: ByKind): ByKind =>
  new Map([...files].map(([kind, all]) => [kind, all.map((file) => ({ ...file, value: localizeFile(country, file, file.value) }))]));

/**
 * Parses a country's content files. Throws InvalidContentError with every problem when a file fails its schema; with `onPageFault`, page
 * files that fail are left out and reported to it instead.
 */
export const parseContent = (country: CountryCode, files: ContentFiles, onPageFault?: OnPageFault): CountryContent => {
  const { parsed: written, faults, misnames } = readFiles(files);
  const { all, ofPages } = divideFaults([...faults, ...misnames], onPageFault);
  const parsed = withoutFaulty(localizeFiles(country, written), ofPages);
  const own = parsed.get('country')?.find(({ id }) => id === country);
  const countryPath = `countries/${country}.json`;
  if (!own && !files.has(countryPath)) all.push({ file: countryPath, message: 'is missing' });
  if (all.length > 0 || !own) throw new InvalidContentError(all);
  const ownTexts = textsIn<PageCountryTexts>(parsed, 'pageCountryTexts');
  const resolveTexts = createTextResolver(own.value as CountryFile, {
    texts: textsIn<PageTexts>(parsed, 'pageTexts'),
    own: ownTexts,
  });
  const { resolved: texts, faults: unresolved } = resolvePages(parsed, resolveTexts, countries[country].languages);
  const divided = divideFaults(unresolved, onPageFault);
  if (divided.all.length > 0) throw new InvalidContentError(divided.all);
  const resolved = withoutFaulty(new Map(parsed).set('pageTexts', texts), divided.ofPages);
  return Object.freeze({
    country: own.value as CountryFile,
    pages: worded<PageFile, PageTexts>(resolved, 'page', 'pageTexts'),
    resolveTexts,
    differs: (pageId, language) => ownTexts.has(textsPath(pageId, language)),
    products: soldIn(own.value as CountryFile, worded<ProductFile, ProductTexts>(parsed, 'product', 'productTexts')),
    navigation: byLanguage<NavigationFile>(parsed, 'navigation'),
    redirects: byLanguage<RedirectsFile>(parsed, 'redirects'),
    search: byLanguage<SearchFile>(parsed, 'search'),
    media: picturesOf(parsed),
    spareParts: (parsed.get('spareParts')?.[0]?.value ?? Object.freeze([])) as SparePartsFile,
    stories: (parsed.get('stories')?.[0]?.value ?? Object.freeze({})) as StoriesFile,
    storyTexts: byLanguage<StoryTexts>(parsed, 'storyTexts'),
  });
};
