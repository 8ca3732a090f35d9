import { languageOf, loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

const translators = new Map<string, Promise<Translate>>();

/** The translator over all interface texts of a locale, created once. */
export const getTranslator = (locale: string): Promise<Translate> => {
  const cached = translators.get(locale);
  if (cached) return cached;
  const made = loadMessages(locale).then((messages) => createTranslator(languageOf(locale), messages));
  translators.set(locale, made);
  return made;
};
