import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfFile, draftOf, parseFile, readDraftsOfPage } from '#backend/content/content.ts';
import { sectionFaults } from '#server-modules/section-faults.ts';
import type { PageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { writeWhole } from '../import/write-whole.ts';
import { print } from '../output.ts';
import { commandError, contentFolder } from './content-folder.ts';

const faultsOf = (file: string, json: unknown): string[] => {
  const address = addressOfFile(file);
  if (!address) return ['no such file in content'];
  const { value, problems } = parseFile(address.kind, json);
  if (problems.length > 0 || address.kind !== 'pageTexts') return [...problems];
  return sectionFaults((value as PageTexts).sections).map(({ location, message }) => `${location}: ${message}`);
};

const isWanted = (file: string, language: Language | undefined): boolean =>
  language === undefined || addressOfFile(file)?.language === language;

/** Replaces the published page by its drafts, all or none, and removes the drafts. Rejects an invalid draft. */
export const publishDraft = async (pageId: string, language?: Language): Promise<void> => {
  const folder = contentFolder();
  const drafts = [...readDraftsOfPage(folder, pageId)].filter(([file]) => isWanted(file, language));
  if (drafts.length === 0) throw commandError(`${pageId} has no draft${language === undefined ? '' : ` in ${language}`}`);
  const faults = drafts.flatMap(([file, json]) => faultsOf(file, json).map((fault) => `${draftOf(file)}: ${fault}`));
  if (faults.length > 0) throw commandError(`Nothing was published:\n${faults.join('\n')}`);
  await writeWhole(folder, new Map(drafts.map(([file, json]) => [join(folder, file), json as object])));
  for (const [file] of drafts) {
    await rm(join(folder, draftOf(file)));
    print(`${file} is published`);
  }
  print('A running shop shows it once it reads its content anew (CONTENT_REFRESH_MS, or its next start).');
};
