import rosetta from 'rosetta';
import type { Language } from '#shared/country/countries.ts';
import { numberFormat, pluralRules } from '#shared/i18n/formats.ts';
import type { MessageKey, Messages } from './messages.ts';

export type MessageValues = Record<string, string | number>;

/** Returns a text in one language: `t('cart.items', { count: 2 })`. A missing key gives an empty text rather than its name (C-10). */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

// Ukrainian and Hungarian dates end with a full stop of their own; the sentence's is dropped after it.
const withOneStop = (text: string, values: MessageValues): string =>
  Object.values(values).reduce<string>(
    (said, value) => (typeof value === 'string' && value.endsWith('.') ? said.replaceAll(`${value}.`, value) : said),
    text,
  );

const isPlural = (text: unknown): text is Record<string, string> => typeof text === 'object' && text !== null && 'other' in text;

/** A translator over all texts of a language, or over the namespaces that a screen needs. */
export const createTranslator = (language: Language, messages: Partial<Messages>): Translate => {
  const texts = rosetta({ [language]: messages });
  const plurals = pluralRules(language);
  const numbers = numberFormat(language);
  return (key, values = {}) => {
    const shown = typeof values['count'] === 'number' ? { ...values, count: numbers.format(values['count']) } : values;
    const text: unknown = texts.t(key, shown, language);
    if (!isPlural(text)) return typeof text === 'string' ? withOneStop(text, shown) : '';
    const form = plurals.select(Number(values['count'] ?? 0));
    return withOneStop(texts.t(`${key}.${text[form] === undefined ? 'other' : form}`, shown, language), shown);
  };
};
