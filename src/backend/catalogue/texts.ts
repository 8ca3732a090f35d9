import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { Language } from '#shared/country/countries.ts';
import { languageOf, type Messages } from '#shared/i18n/messages.ts';
import { withOwnTexts } from '#shared/i18n/own-texts.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import cs from '#translations/cs.json' with { type: 'json' };
import de from '#translations/de.json' with { type: 'json' };
import austrian from '#translations/de-AT.json' with { type: 'json' };
import swiss from '#translations/de-CH.json' with { type: 'json' };
import en from '#translations/en.json' with { type: 'json' };
import australian from '#translations/en-AU.json' with { type: 'json' };
import canadian from '#translations/en-CA.json' with { type: 'json' };
import american from '#translations/en-US.json' with { type: 'json' };
import es from '#translations/es.json' with { type: 'json' };
import fr from '#translations/fr.json' with { type: 'json' };
import walloon from '#translations/fr-BE.json' with { type: 'json' };
import quebecois from '#translations/fr-CA.json' with { type: 'json' };
import romand from '#translations/fr-CH.json' with { type: 'json' };
import hu from '#translations/hu.json' with { type: 'json' };
import it from '#translations/it.json' with { type: 'json' };
import ja from '#translations/ja.json' with { type: 'json' };
import nl from '#translations/nl.json' with { type: 'json' };
import flemish from '#translations/nl-BE.json' with { type: 'json' };
import pl from '#translations/pl.json' with { type: 'json' };
import pt from '#translations/pt.json' with { type: 'json' };
import uk from '#translations/uk.json' with { type: 'json' };
import vi from '#translations/vi.json' with { type: 'json' };
import zh from '#translations/zh.json' with { type: 'json' };

// All languages are imported: a cart names its items synchronously, and the server has them in memory anyway.
const files: Record<Language, unknown> = { cs, de, en, es, fr, hu, it, ja, nl, pl, pt, uk, vi, zh };
const ownFiles: Partial<Record<string, Parameters<typeof withOwnTexts>[2]>> = {
  'de-AT': austrian,
  'de-CH': swiss,
  'en-AU': australian,
  'en-CA': canadian,
  'en-US': american,
  'fr-BE': walloon,
  'fr-CA': quebecois,
  'fr-CH': romand,
  'nl-BE': flemish,
};
const cache = new Map<string, Translate>();

const create = (locale: string): Translate => {
  const language = languageOf(locale);
  return createTranslator(language, withOwnTexts(locale, files[language] as Messages, ownFiles[locale]));
};

/** The interface texts of a locale, synchronously. */
export const textsOf = (locale: string): Translate => getOrInsertComputed(cache, locale, create);
