import 'client-only';
import { proxy, ref } from 'valtio';
import { languageOf, loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { currentLocale } from './current-locale.ts';

const silent: Translate = () => '';

/** The locale of lazily loaded containers (cart overlay, toasts); neutral until its texts have loaded. */
export const locale = proxy<{ tag: string | undefined; texts: { t: Translate } }>({
  tag: undefined,
  texts: ref({ t: silent }),
});

let pending: { tag: string; done: Promise<void> } | undefined;

const loadTexts = async (tag: string): Promise<void> => {
  try {
    const messages = await loadMessages(tag);
    // Both at once: whoever reads the locale can translate with it.
    if (pending?.tag === tag) Object.assign(locale, { tag, texts: ref({ t: createTranslator(languageOf(tag), messages) }) });
  } catch (error) {
    // The next call tries again.
    if (pending?.tag === tag) pending = undefined;
    throw error;
  }
};

/** Switches to a locale once its texts are loaded, without a reload (C-06). The last call wins. */
export const setLocale = (tag: string): Promise<void> => {
  if (pending?.tag !== tag) pending = { tag, done: loadTexts(tag) };
  return pending.done;
};

/** The translator for the document's locale, with its texts loaded. */
export const loadTranslator = async (): Promise<Translate> => {
  await setLocale(currentLocale());
  return locale.texts.t;
};
