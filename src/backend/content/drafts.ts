import 'server-only';
import { hash } from 'node:crypto';
import type { PageCountryTexts, PageFile, PageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { ContentFiles, ContentSource } from './content-source.ts';
import { type ContentFault, type ContentPage, type CountryContent, InvalidContentError } from './country-content.ts';
import { draftOf } from './draft-files.ts';
import { type FoundContentPage, pageById } from './pages.ts';
import { addressOfFile, type FileKind, parseFile } from './parse-file.ts';

/** A page as it will be once its draft is published, or the problems of the draft. `version` changes with every change of it. */
export type Draft = { version: string; found: FoundContentPage } | { faults: readonly ContentFault[] };

type Texts = Partial<Record<Language, { texts?: PageTexts; own?: PageCountryTexts }>>;
type Read = { file?: PageFile; texts: Texts; faults: ContentFault[] };

const kinds: readonly FileKind[] = ['page', 'pageTexts', 'pageCountryTexts'];

/** The files of one page, parsed; other files from the source are not part of the draft. */
const read = (pageId: string, files: ContentFiles): Read => {
  const all: Read = { texts: {}, faults: [] };
  for (const [path, json] of files) {
    const address = addressOfFile(path);
    if (address?.id !== pageId || !kinds.includes(address.kind)) continue;
    const { value, problems } = parseFile(address.kind, json);
    all.faults.push(...problems.map((message) => ({ file: draftOf(path), message })));
    if (problems.length > 0) continue;
    const language = address.language as Language | null;
    if (language === null) all.file = value as PageFile;
    else all.texts[language] = { ...all.texts[language], [address.kind === 'pageTexts' ? 'texts' : 'own']: value };
  }
  if (all.file && all.file.pageId !== pageId)
    all.faults.push({ file: `pages/${pageId}/page.draft.json`, message: `pageId: says '${all.file.pageId}', but lies under '${pageId}'` });
  return all;
};

/** The drafted texts for the country; their problems are added to the list. */
const resolveDrafts = (
  { pages, resolveTexts }: CountryContent,
  pageId: string,
  { texts, faults }: Read,
): Partial<Record<Language, PageTexts>> => {
  const resolved: Partial<Record<Language, PageTexts>> = {};
  for (const [language, drafted] of Object.entries(texts) as [Language, NonNullable<Texts[Language]>][]) {
    const file = draftOf(`pages/${pageId}/${language}.json`);
    if (!drafted.texts && !pages.get(pageId)?.texts[language]) {
      faults.push({ file, message: 'is missing: a country can only differ from it' });
      continue;
    }
    const { texts: own, faults: unresolved } = resolveTexts(pageId, language, drafted);
    resolved[language] = own;
    faults.push(...unresolved.map((message) => ({ file, message })));
  }
  return resolved;
};

/** The page with its draft in place of what is published, excluded from search engines. */
const merge = (
  published: ContentPage | undefined,
  file: PageFile | undefined,
  texts: Partial<Record<Language, PageTexts>>,
): ContentPage | undefined => {
  const facts = file ?? published?.file;
  return facts && { file: { ...facts, robots: 'noindex' }, texts: { ...published?.texts, ...texts } };
};

const readOf = async (
  source: ContentSource,
  site: Site,
  pageId: string,
): Promise<{ files: ContentFiles } | { faults: readonly ContentFault[] }> => {
  try {
    return { files: await source.readDrafts(site.country, pageId) };
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return { faults: error.faults };
  }
};

/** The draft of a page for a site; undefined if neither the page's file nor its texts in the site's language (or the fallback) have one. */
export const draftFor = async (source: ContentSource, content: CountryContent, site: Site, pageId: string): Promise<Draft | undefined> => {
  const resolved = await readOf(source, site, pageId);
  if ('faults' in resolved) return resolved;
  const { files } = resolved;
  const drafted = read(pageId, files);
  const texts = resolveDrafts(content, pageId, drafted);
  if (drafted.faults.length > 0) return { faults: drafted.faults };
  const page = merge(content.pages.get(pageId), drafted.file, texts);
  if (!page) return files.size === 0 ? undefined : { faults: [{ file: `pages/${pageId}/page.draft.json`, message: 'is missing' }] };
  const found = pageById({ ...content, pages: new Map([...content.pages, [pageId, page]]) }, site, pageId);
  const version = hash('sha256', JSON.stringify([...files]), 'hex').slice(0, 8);
  return found && (drafted.file || texts[found.language]) ? { version, found } : undefined;
};
