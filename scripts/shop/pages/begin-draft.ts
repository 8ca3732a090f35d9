import { constants } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfFile, draftOf, isDraftFile } from '#backend/content/content.ts';
import type { Language } from '#shared/country/countries.ts';
import { print } from '../output.ts';
import { commandError, contentFolder } from './content-folder.ts';

/** Copies the published texts of a page beside them as drafts; an existing draft stays as it is. */
export const beginDraft = async (pageId: string, language?: Language): Promise<void> => {
  const folder = contentFolder();
  const names = await readdir(join(folder, 'pages', pageId)).catch(() => [] as string[]);
  const files = names.map((name) => `pages/${pageId}/${name}`).filter((file) => !isDraftFile(file));
  const texts = files.filter((file) => {
    const address = addressOfFile(file);
    return address?.kind === 'pageTexts' && (language === undefined || address.language === language);
  });
  if (texts.length === 0) throw commandError(`${pageId} has no published texts${language === undefined ? '' : ` in ${language}`}`);
  for (const file of texts) {
    const draft = draftOf(file);
    const isNew = await copyFile(join(folder, file), join(folder, draft), constants.COPYFILE_EXCL).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    print(isNew ? `${draft} is begun` : `${draft} is there already`);
  }
};
