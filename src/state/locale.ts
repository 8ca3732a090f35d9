import 'client-only';
import { proxy, ref } from 'valtio';
import { languageOf, loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { currentLocale } from './current-locale.ts';

const silent: Translate = () => '';

/** The locale whose texts late rooms (cart overlay, toasts) say; neutral until those have come. */
export const locale = proxy<{ tag: string | undefined; texts: { say: Translate } }>({
  tag: undefined,
  texts: ref({ say: silent }),
});

let turn: { tag: string; done: Promise<void> } | undefined;

const speak = async (tag: string): Promise<void> => {
  try {
    const messages = await loadMessages(tag);
    // Both at once: whoever sees the locale can say something in it.
    if (turn?.tag === tag) Object.assign(locale, { tag, texts: ref({ say: createTranslator(languageOf(tag), messages) }) });
  } catch (error) {
    // The next call tries again.
    if (turn?.tag === tag) turn = undefined;
    throw error;
  }
};

/** Switches to a locale once its texts are loaded, without a reload (C-06). The last call wins. */
export const setLocale = (tag: string): Promise<void> => {
  if (turn?.tag !== tag) turn = { tag, done: speak(tag) };
  return turn.done;
};

/** The translator for the document's locale, its texts loaded. */
export const loadTranslator = async (): Promise<Translate> => {
  await setLocale(currentLocale());
  return locale.texts.say;
};
