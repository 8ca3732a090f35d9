import 'server-only';
import { hash } from 'node:crypto';
import type { PageFile, PageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { ContentFiles, ContentSource } from './content-source.ts';
import { type ContentFault, type ContentPage, ContentRefused, type CountryContent } from './country-content.ts';
import { draftOf } from './draft-files.ts';
import { type FoundContentPage, pageById } from './pages.ts';
import { addressOfFile, parseFile } from './parse-file.ts';

/** A page as it will be once its draft is published, or what is wrong with the draft. `version` changes with every change of it. */
export type Draft = { version: string; found: FoundContentPage } | { faults: readonly ContentFault[] };

type Read = { file?: PageFile; texts: Partial<Record<Language, PageTexts>>; faults: ContentFault[] };

/** The files of one page, parsed; whatever else a source hands out is none of its draft. */
const read = (pageId: string, files: ContentFiles): Read => {
  const all: Read = { texts: {}, faults: [] };
  for (const [path, json] of files) {
    const address = addressOfFile(path);
    if (address?.id !== pageId || (address.kind !== 'page' && address.kind !== 'pageTexts')) continue;
    const { value, problems } = parseFile(address.kind, json);
    all.faults.push(...problems.map((message) => ({ file: draftOf(path), message })));
    if (problems.length > 0) continue;
    if (address.language) all.texts[address.language as Language] = value as PageTexts;
    else all.file = value as PageFile;
  }
  if (all.file && all.file.pageId !== pageId)
    all.faults.push({ file: `pages/${pageId}/page.draft.json`, message: `pageId: says '${all.file.pageId}', but lies under '${pageId}'` });
  return all;
};

/** The page with its draft in place of what is published, kept out of every search engine. */
const merge = (published: ContentPage | undefined, { file = published?.file, texts }: Read): ContentPage | undefined =>
  file && { file: { ...file, robots: 'noindex' }, texts: { ...published?.texts, ...texts } };

const readOf = async (
  source: ContentSource,
  site: Site,
  pageId: string,
): Promise<{ files: ContentFiles } | { faults: readonly ContentFault[] }> => {
  try {
    return { files: await source.readDrafts(site.country, pageId) };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { faults: error.faults };
  }
};

/** The draft of a page for a site; undefined where neither its facts nor its texts in the site's language (or the fallback) have one. */
export const draftFor = async (source: ContentSource, content: CountryContent, site: Site, pageId: string): Promise<Draft | undefined> => {
  const told = await readOf(source, site, pageId);
  if ('faults' in told) return told;
  const { files } = told;
  const drafted = read(pageId, files);
  if (drafted.faults.length > 0) return { faults: drafted.faults };
  const page = merge(content.pages.get(pageId), drafted);
  if (!page) return files.size === 0 ? undefined : { faults: [{ file: `pages/${pageId}/page.draft.json`, message: 'is missing' }] };
  const found = pageById({ ...content, pages: new Map([...content.pages, [pageId, page]]) }, site, pageId);
  const version = hash('sha256', JSON.stringify([...files]), 'hex').slice(0, 8);
  return found && (drafted.file || drafted.texts[found.language]) ? { version, found } : undefined;
};
