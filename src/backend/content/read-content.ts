import 'server-only';
import { createHash, hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ModelIndex } from '#shared/content/model-index.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { environment } from '#shared/environment/environment.ts';
import type { ContentFiles, ContentSource } from './content-source.ts';
import type { Content } from './content-state.ts';
import { type ContentFault, type CountryContent, InvalidContentError, type Worded } from './country-content.ts';
import { readModelIndex } from './model-index.ts';
import type { OnPageFault } from './page-faults.ts';
import { parseContent } from './parse-content.ts';
import { type PictureIndex, readPictureIndex } from './picture-index.ts';

const hashCache = new WeakMap<object, string>();

/** The hash of a parsed value, cached per frozen object. */
const hashOf = (value: object): string => getOrInsertComputed(hashCache, value, (one) => hash('sha256', JSON.stringify(one), 'base64url'));

const wordedHashCache = new WeakMap<Worded<object, object>, string>();

/** The hash of an item with its texts, made of their hashes: products come in as many combinations of languages as there are countries. */
const hashOfWorded = (worded: Worded<object, object>): string =>
  getOrInsertComputed(wordedHashCache, worded, ({ file, texts }) =>
    [hashOf(file), ...Object.entries(texts).flatMap(([language, own]) => [language, hashOf(own)])].join(),
  );

// Their modules read them from the same folder, whatever the source of the pages is.
const otherFolders = ['dealers', 'jobs'];

/** The hash of the files of dealers and jobs: a page that shows them is another one when they change. */
const hashOfOthers = async (): Promise<string> => {
  const all = createHash('sha256');
  for (const name of otherFolders) {
    const folder = join(environment().CONTENT_DIR, name);
    const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted() : [];
    for (const file of files) all.update(file).update(await readFile(join(folder, file)));
  }
  return all.digest('base64url');
};

/** The fingerprint of all content: sixteen characters that change when any text, price, country, dealer, job, picture or model does. */
const versionOf = (
  contents: ReadonlyMap<CountryCode, CountryContent>,
  { pictures, models, others }: { pictures: PictureIndex; models: ModelIndex; others: string },
): string => {
  const all = createHash('sha256');
  for (const [code, { country, pages, products, navigation, redirects, media, stories, storyTexts }] of contents) {
    const worded = [...pages.values(), ...products.values()].map(hashOfWorded);
    const parts = [
      ...worded,
      ...Object.values(navigation).map(hashOf),
      ...Object.values(redirects).map(hashOf),
      hashOf(stories),
      ...Object.values(storyTexts).map(hashOf),
    ];
    all.update([code, hashOf(country), hashOf(media), ...parts].join('\n'));
  }
  return all.update(hashOf(pictures)).update(hashOf(models)).update(others).digest('base64url').slice(0, 16);
};

const parseAll = (files: Iterable<readonly [CountryCode, ContentFiles]>, onPageFault?: OnPageFault): Map<CountryCode, CountryContent> => {
  const contents = new Map<CountryCode, CountryContent>();
  const faults = new Map<string, ContentFault>();
  for (const [country, own] of files) {
    try {
      contents.set(country, parseContent(country, own, onPageFault));
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      for (const fault of error.faults) faults.set(`${fault.file}: ${fault.message}`, fault);
    }
  }
  if (faults.size > 0) throw new InvalidContentError([...faults.values()]);
  return contents;
};

/**
 * Reads and checks the content of all countries. Throws if one cannot be read, and InvalidContentError with every problem if one fails its
 * schema; with `onPageFault`, pages that fail are left out instead, in every country that shows them.
 */
export const readContent = async (source: ContentSource, onPageFault?: OnPageFault): Promise<Content> => {
  const files = await source.readAll();
  const [pictures, models, others] = await Promise.all([readPictureIndex(), readModelIndex(), hashOfOthers()]);
  const contents = parseAll(files, onPageFault);
  return { version: versionOf(contents, { pictures, models, others }), countries: contents, pictures, models };
};
