import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';

/** The location of the Commission's own artwork, one file per language: a built shop serves that of its build. */
const folders = ['dist/public/legal', 'public/legal'];

/** The name of the harmonised notice of the legal guarantee in a language, as the Commission draws it (Regulation (EU) 2025/1960, annex I). */
export const guaranteeNoticeFile = (language: Language): string => `guarantee-notice-${language}.svg`;

const cache = new Map<Language, string | undefined>();

/** The address of a language's notice in these folders; undefined if the file does not exist. */
export const noticeIn = (searchedFolders: readonly string[], language: Language): string | undefined => {
  const file = guaranteeNoticeFile(language);
  return searchedFolders.some((folder) => existsSync(path.join(folder, file))) ? `/legal/${file}` : undefined;
};

/** The same for the shop, looked up once. */
export const findGuaranteeNotice = (language: Language): string | undefined =>
  getOrInsertComputed(cache, language, () => noticeIn(folders, language));
