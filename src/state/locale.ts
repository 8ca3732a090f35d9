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

let turn: { language: Language; done: Promise<void> } | undefined;

const speak = async (language: Language): Promise<void> => {
  try {
    const messages = await loadMessages(language);
    // Both at once: whoever sees the language can say something in it.
    if (turn?.language === language) Object.assign(locale, { language, texts: ref({ say: createTranslator(language, messages) }) });
  } catch (error) {
    // The next call tries again.
    if (turn?.language === language) turn = undefined;
    throw error;
  }
};

/** Switches to a language once its texts are loaded, without a reload (C-06). The last call wins. */
export const setLanguage = (language: Language): Promise<void> => {
  if (turn?.language !== language) turn = { language, done: speak(language) };
  return turn.done;
};

/** The translator for the document's language, its texts loaded. */
export const loadTranslator = async (): Promise<Translate> => {
  await setLanguage(document.documentElement.lang as Language);
  return locale.texts.say;
};
