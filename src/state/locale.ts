import 'client-only';
import { proxy, ref } from 'valtio';
import type { Language } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

const silent: Translate = () => '';

/** The language that late rooms (cart overlay, toasts) speak; neutral until its texts have come. */
export const locale = proxy<{ language: Language | undefined; texts: { say: Translate } }>({
  language: undefined,
  texts: ref({ say: silent }),
});

/** Switches to a language and loads its texts, without a reload (C-06). The last call wins. */
export const setLanguage = async (language: Language): Promise<void> => {
  if (locale.language === language) return;
  locale.language = language;
  const messages = await loadMessages(language);
  if (locale.language === language) locale.texts = ref({ say: createTranslator(language, messages) });
};

/** The translator for the document's language, its texts loaded. */
export const loadTranslator = async (): Promise<Translate> => {
  await setLanguage(document.documentElement.lang as Language);
  return locale.texts.say;
};
