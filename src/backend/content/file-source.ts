import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { type ContentFiles, type ContentSource, missingApiKey } from './content-source.ts';
import { filesOfCountry } from './country-slice.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

// Far below what a process may open: a catalogue of thousands of products has tens of thousands of files.
const filesAtOnce = 256;

const readJson = async (folder: string, file: string): Promise<unknown> => {
  const text = await readFile(path.join(folder, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};

/** Every JSON file below a folder, by its path with forward slashes. Throws with the file's path when one is not JSON. */
export const readContentFolder = async (folder: string): Promise<ContentFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const read = new Map<string, unknown>();
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const some = files.slice(first, first + filesAtOnce).map(async (file) => [file, await readJson(folder, file)] as const);
    for (const [file, value] of await Promise.all(some)) read.set(file, value);
  }
  return read;
};

const apiKeyOf = (files: ContentFiles, country: CountryCode): unknown => {
  const file = files.get(`countries/${country}.json`);
  return typeof file === 'object' && file !== null && 'apiKey' in file ? file.apiKey : undefined;
};

/** Content from a folder of JSON files, the default. */
export const createFileSource = (folder: string): ContentSource => ({
  readAll: async () => {
    const files = await readContentFolder(folder);
    for (const country of countryCodes) if (!apiKeyOf(files, country)) throw missingApiKey(country);
    return new Map(countryCodes.map((country) => [country, filesOfCountry(files, country)]));
  },
});
