import type { Language } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

const translators = new Map<Language, Promise<Translate>>();

/** The translator over all interface texts of a language, made once. */
export const getTranslator = (language: Language): Promise<Translate> => {
  const known = translators.get(language);
  if (known) return known;
  const made = loadMessages(language).then((messages) => createTranslator(language, messages));
  translators.set(language, made);
  return made;
};
