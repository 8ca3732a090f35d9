import { type Language, languages } from '../../../src/shared/country/countries.ts';
import { type Fault, patternRule, type Rule } from './fault.ts';

const ownScript: Partial<Record<Language, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
};

/** Letters besides a to z. Every language may contain German names: Düne, Wellenstraße. */
const letters: Partial<Record<Language, string>> = {
  de: 'éèàê',
  en: 'éèñçõ',
  fr: 'àâçéèêëîïôùûœ',
  nl: 'éèëïóêá',
  it: 'àèéìíòóù',
  es: 'áéíóúñ',
  pt: 'ãáàâçéêíóôõú',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóőúű',
  vi: 'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ',
};

const patternsOf = (language: Language): (readonly [RegExp, string])[] => {
  const own = letters[language];
  if (own === undefined) {
    return [
      [/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u, 'two scripts in one word'],
      [/(?:[A-Za-zÀ-ÿ’]{2,} ){5,}[A-Za-zÀ-ÿ]{2,}/u, 'Latin-only words, longer than a name'],
    ];
  }
  return [[new RegExp(`[^\\P{L}a-zäöüßªº${own}]+`, 'iu'), 'letters of another language']];
};

const byLanguage: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  uk: [[/[ыэъё]/iu, 'Russian letter']],
  zh: [
    [/[\p{Script=Hiragana}\p{Script=Katakana}]+/u, 'Japanese letters'],
    [/[擇選購車應麼這說時間與開關嗎種類還發產廚龍頭檯門鋼銅]+/u, 'traditional characters'],
  ],
  ja: [[/[选购车应么这说时间开关吗种类还发产龙头门钢铜]+/u, 'simplified characters']],
};

const patterns = new Map(languages.map((language) => [language, [...patternsOf(language), ...(byLanguage[language] ?? [])]]));
const foreign = patternRule('script', ({ language }) => patterns.get(language) ?? []);

const withoutValues = (text: string): string => text.replaceAll(/\{\{\w+\}\}|https?:\S+/gu, '');

/** Texts use the letters of their language; only names may contain others. */
export const script: Rule = (placed): Fault[] => {
  const own = ownScript[placed.language];
  const isForeign = own?.test(placed.text) === false && (withoutValues(placed.text).match(/\p{Script=Latin}{2,}/gu) ?? []).length > 3;
  return [
    ...(isForeign ? [{ rule: 'script', what: placed.text, message: `Latin-only text '${placed.text.slice(0, 40)}'` }] : []),
    ...(placed.text === placed.text.normalize('NFC')
      ? []
      : [{ rule: 'script', what: 'NFC', message: 'letters and accents apart (not NFC)' }]),
    ...foreign(placed),
  ];
};
