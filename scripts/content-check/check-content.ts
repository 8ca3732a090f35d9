import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkAddresses } from './addresses.ts';
import { checkClaims } from './claims.ts';
import { checkCountries } from './countries.ts';
import { checkCountryParts } from './country-parts.ts';
import { checkFamilies } from './families.ts';
import { checkFilms } from './films.ts';
import type { Finding } from './finding.ts';
import { checkGuarantees } from './guarantees.ts';
import { checkLanguages } from './languages.ts';
import { readLibrary } from './library.ts';
import { checkPictures } from './pictures.ts';
import { checkReductions } from './reductions.ts';
import { checkReferences } from './references.ts';
import { checkSearchWords } from './search-words.ts';
import { checkSections } from './sections.ts';
import { checkStories } from './stories.ts';
import { checkUnusedTexts, readSources, speaksIn } from './unused-texts.ts';
import { checkWording } from './wording/wording.ts';

/** Interface texts are shown to shoppers, too. */
const readTranslations = async (folder: string): Promise<Map<string, unknown>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  return new Map(
    await Promise.all(
      files.map(async (file) => [`${folder}/${file}`, JSON.parse(await readFile(path.join(folder, file), 'utf8'))] as const),
    ),
  );
};

/** All errors of a content folder and of the interface texts beside it, in the order of the files. */
export const checkContent = async (folder: string, texts = 'translations'): Promise<Finding[]> => {
  const { library, findings } = await readLibrary(folder);
  const translations = await readTranslations(texts);
  findings.push(...checkCountryParts(), ...checkClaims(translations));
  const german = `${texts}/de.json`;
  if (translations.has(german)) findings.push(...checkUnusedTexts(german, translations.get(german), speaksIn(readSources())));
  if (!library) return findings;
  findings.push(
    ...checkCountries(library.files),
    ...checkLanguages(library),
    ...checkSections(library),
    ...checkReferences(library),
    ...checkAddresses(library),
    ...checkFamilies(library),
    ...checkGuarantees(library),
    ...checkSearchWords(library),
    ...checkReductions(library),
    ...checkStories(library),
  );
  findings.push(...checkClaims(library.files), ...checkWording(new Map([...translations, ...library.files])));
  findings.push(...(await checkPictures(library)), ...(await checkFilms(library)));
  return findings.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
};
