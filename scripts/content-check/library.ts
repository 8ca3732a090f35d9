import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ZodType } from 'zod';
import { jobsFile, jobTextsFile } from '#backend/career/career.ts';
import { addressOfFile, type CountryContent, InvalidContentError, isDraftFile, parseContent, parseFile } from '#backend/content/content.ts';
import { dealersFile } from '#backend/dealer/dealer.ts';
import { dropPointsFile } from '#backend/drop-point/drop-point.ts';
import { placesFile } from '#backend/gazetteer/gazetteer.ts';
import { contentFaults } from '../../src/shared/content/content-faults.ts';
import { mainCountries } from '../../src/shared/content/content-languages.ts';
import { type CountryCode, countries, languages } from '../../src/shared/country/countries.ts';
import { draftFindings } from './drafts.ts';
import type { Finding } from './finding.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

// Content files that a backend module reads itself, with the schema that it validates them by.
const sectionFiles: Record<string, ZodType | undefined> = {
  ...Object.fromEntries(countryCodes.map((country) => [`dealers/${country}.json`, dealersFile(country)])),
  ...Object.fromEntries(countryCodes.map((country) => [`places/${country}.json`, placesFile])),
  'drop-points/be.json': dropPointsFile,
  'jobs/jobs.json': jobsFile,
  ...Object.fromEntries(languages.map((language) => [`jobs/${language}.json`, jobTextsFile])),
};

/** The whole content folder except drafts: the valid files and their content, in all languages. */
export type Library = { files: ReadonlyMap<string, unknown>; content: CountryContent };

/** The file that defines a picture. */
export const fileOfPicture = ({ files }: Library, id: string): string =>
  files.has(`pictures/${id}.json`) ? `pictures/${id}.json` : 'media/media.json';

const readAll = async (folder: string): Promise<{ files: Map<string, unknown>; findings: Finding[] }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const file of names.toSorted()) {
    try {
      files.set(file, JSON.parse(await readFile(path.join(folder, file), 'utf8')));
    } catch (error) {
      findings.push({ file, message: `not JSON: ${error instanceof Error ? error.message : String(error)}` });
    }
  }
  return { files, findings };
};

/** A file that content does not know is a typo in its name: nothing would ever read it. */
const schemaFindings = ([file, json]: [string, unknown]): Finding[] => {
  const address = addressOfFile(file);
  if (address) return parseFile(address.kind, json).problems.map((message) => ({ file, message }));
  const schema = Object.hasOwn(sectionFiles, file) ? sectionFiles[file] : undefined;
  if (!schema) return [{ file, message: 'no such file in content: check folder, name and language' }];
  return contentFaults(schema, json).map(({ location, message }) => ({ file, message: `${location || '(whole file)'}: ${message}` }));
};

const missingCountries = (files: ReadonlyMap<string, unknown>): Finding[] =>
  countryCodes
    .flatMap((country) => [`countries/${country}.json`, `dealers/${country}.json`, `places/${country}.json`])
    .filter((file) => !files.has(file))
    .map((file) => ({ file, message: 'is missing' }));

const missingHeads = (files: ReadonlyMap<string, unknown>): Finding[] =>
  [...files.keys()]
    .map(
      (file) =>
        [
          file,
          file.replace(
            /(pages|catalogue)\/([^/]+)\/[a-z]{2}(?:\.[a-z]{2})?\.json$/,
            (_, section, id) => `${section}/${id}/${section === 'pages' ? 'page' : 'product'}.json`,
          ),
        ] as const,
    )
    .filter(([, head]) => !files.has(head))
    .map(([file, head]) => ({ file, message: `stands alone: ${head} is missing` }));

/** Everything except deviations of single countries. */
const sharedByAll = (files: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> =>
  new Map([...files].filter(([file]) => addressOfFile(file)?.kind !== 'pageCountryTexts'));

/**
 * The content of the files. Pages of each language are read for the country whose law they are written for: values in braces are that
 * country's.
 */
const inMainCountries = (files: ReadonlyMap<string, unknown>): CountryContent => {
  const reported = languages.map((language) => [language, parseContent(mainCountries[language], files).pages] as const);
  const german = parseContent('de', files);
  const pages = [...german.pages].map(([id, page]) => {
    const texts = reported.flatMap(([language, own]) => {
      const text = own.get(id)?.texts[language];
      return text ? [[language, text] as const] : [];
    });
    return [id, { ...page, texts: Object.fromEntries(texts) }] as const;
  });
  return { ...german, pages: new Map(pages) };
};

/** Reads a content folder. Invalid files are reported and left out; without a library only the findings count. */
export const readLibrary = async (folder: string): Promise<{ library: Library | undefined; findings: Finding[] }> => {
  const { files: all, findings } = await readAll(folder);
  findings.push(...draftFindings(all));
  const files = new Map([...all].filter(([file]) => !isDraftFile(file)));
  findings.push(...missingCountries(files), ...missingHeads(files));
  const sound = new Map<string, unknown>();
  for (const entry of files) {
    const faults = schemaFindings(entry);
    findings.push(...faults);
    if (faults.length === 0) sound.set(...entry);
  }
  try {
    return { library: { files: sound, content: inMainCountries(sharedByAll(sound)) }, findings };
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return { library: undefined, findings: [...findings, ...error.faults] };
  }
};
