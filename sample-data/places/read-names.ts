import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import type { Language } from '../../src/shared/country/countries.ts';

/** Names in one language, of places by their id and of regions as `DE.02`. */
export type Names = ReadonlyMap<string, string>;

/** The names that GeoNames assigns to a language, from the unpacked Debian package `libgeonames-common`. */
export const readNames = async (folder: string, language: Language): Promise<Names> => {
  const file = join(folder, 'usr', 'share', 'locale', language, 'LC_MESSAGES', 'geonames.mo');
  const { translations } = mo.parse(await readFile(file));
  return new Map(Object.values(translations[''] ?? {}).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
};
