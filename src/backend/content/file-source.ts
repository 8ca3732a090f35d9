import 'server-only';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { parseJson, startCacheGeneration } from '#shared/content/parse-json.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { type ContentFiles, type ContentSource, missingApiKey } from './content-source.ts';
import { type ContentFault, InvalidContentError } from './country-content.ts';
import { filesOfCountry } from './country-slice.ts';
import { draftsAmong, isDraftFile, isPageName } from './draft-files.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

/** The list of files that are being replaced together, in the content folder. */
export const journalName = '.import.json';

// A catalogue of thousands of products has tens of thousands of small files: reading them synchronously takes a third of the time that
// promises take. Between batches other work gets its turn.
const filesAtOnce = 64;

/** The content of a file, or why it is not valid JSON. */
const readJson = (folder: string, file: string): { value: unknown } | { fault: string } => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  try {
    return { value: parseJson(text) };
  } catch (error) {
    return { fault: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

// Node's recursive readdir takes three times as long, because its absolute paths must be made relative again.
const listFiles = (folder: string, below = ''): string[] =>
  readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listFiles(folder, `${below}${entry.name}/`);
    return entry.isFile() && entry.name.endsWith('.json') ? [below + entry.name] : [];
  });

/** Every JSON file below a folder except drafts, by its path with forward slashes. Throws with the file's path when one is not valid JSON. */
export const readContentFolder = async (folder: string): Promise<ContentFiles> => {
  const files = listFiles(folder)
    .filter((file) => !isDraftFile(file))
    .sort();
  const read = new Map<string, unknown>();
  for (const [position, file] of files.entries()) {
    if (position % filesAtOnce === 0) await letOthersWork();
    const json = readJson(folder, file);
    if ('fault' in json) throw new Error(`${file}: ${json.fault}`);
    read.set(file, json.value);
  }
  return read;
};

/** The drafts of a page in a content folder, under their names after publication. Throws InvalidContentError if one is not valid JSON. */
export const readDraftsOfPage = (folder: string, pageId: string): ContentFiles => {
  const below = `pages/${pageId}/`;
  if (!isPageName(pageId) || !existsSync(`${folder}/${below}`)) return new Map();
  const files = listFiles(folder, below).filter(isDraftFile);
  const read = new Map<string, unknown>();
  const faults: ContentFault[] = [];
  for (const file of files) {
    const json = readJson(folder, file);
    if ('fault' in json) faults.push({ file, message: json.fault });
    else read.set(file, json.value);
  }
  if (faults.length > 0) throw new InvalidContentError(faults);
  return draftsAmong(read);
};

const apiKeyOf = (files: ContentFiles, country: CountryCode): unknown => {
  const file = files.get(`countries/${country}.json`);
  return typeof file === 'object' && file !== null && 'apiKey' in file ? file.apiKey : undefined;
};

/** A content source that reads a folder of JSON files, the default. */
export const createFileSource = (folder: string): ContentSource => ({
  readAll: async () => {
    startCacheGeneration();
    const files = await readContentFolder(folder);
    for (const country of countryCodes) if (!apiKeyOf(files, country)) throw missingApiKey(country);
    return countryCodes.values().map((country) => [country, filesOfCountry(files, country)] as const);
  },
  // Whoever changes several files leaves a list of them in the folder until all are in place: it comes, and it goes.
  changedAt: () => (existsSync(`${folder}/${journalName}`) ? undefined : statSync(folder).mtimeMs),
  readDrafts: async (country, pageId) => filesOfCountry(readDraftsOfPage(folder, pageId), country),
});
