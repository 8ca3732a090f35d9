import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { languageOf, loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

const cache = new Map<string, Promise<Translate>>();

/** The translator over all interface texts of a locale, created once. */
export const getTranslator = (locale: string): Promise<Translate> =>
  getOrInsertComputed(cache, locale, async () => createTranslator(languageOf(locale), await loadMessages(locale)));
