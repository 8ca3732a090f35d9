import type { Language } from '../../../src/shared/country/countries.ts';

/** The numbers used for periods, as words, in every case that precedes days or years. */
export const numberWords: Record<Language, Readonly<Record<number, string>>> = {
  cs: { 2: 'dva|dvě|dvou', 3: 'tři|tří', 5: 'pěti?', 7: 'sedmi?', 14: 'čtrnácti?', 15: 'patnácti?', 30: 'třiceti?' },
  de: { 2: 'zwei', 3: 'drei', 5: 'fünf', 7: 'sieben', 14: 'vierzehn', 15: 'fünfzehn', 30: 'drei(?:ß|ss)ig' },
  en: { 2: 'two', 3: 'three', 5: 'five', 7: 'seven', 14: 'fourteen', 15: 'fifteen', 30: 'thirty' },
  es: { 2: 'dos', 3: 'tres', 5: 'cinco', 7: 'siete', 14: 'catorce', 15: 'quince', 30: 'treinta' },
  fr: { 2: 'deux', 3: 'trois', 5: 'cinq', 7: 'sept', 14: 'quatorze', 15: 'quinze', 30: 'trente' },
  hu: { 2: 'két|kettő', 3: 'három', 5: 'öt', 7: 'hét', 14: 'tizennégy', 15: 'tizenöt', 30: 'harminc' },
  it: { 2: 'due', 3: 'tre', 5: 'cinque', 7: 'sette', 14: 'quattordici', 15: 'quindici', 30: 'trenta' },
  ja: { 2: '二', 3: '三', 5: '五', 7: '七', 14: '十四', 15: '十五', 30: '三十' },
  nl: { 2: 'twee', 3: 'drie', 5: 'vijf', 7: 'zeven', 14: 'veertien', 15: 'vijftien', 30: 'dertig' },
  pl: {
    2: 'dwa|dwóch|dwu',
    3: 'trzy|trzech',
    5: 'pięć|pięciu',
    7: 'siedem|siedmiu',
    14: 'czternaście|czternastu',
    15: 'piętnaście|piętnastu',
    30: 'trzydzieści|trzydziestu',
  },
  pt: { 2: 'dois', 3: 'três', 5: 'cinco', 7: 'sete', 14: 'catorze|quatorze', 15: 'quinze', 30: 'trinta' },
  uk: {
    2: 'два|двох',
    3: 'три|трьох',
    5: 'п[’ʼ]ят[ьи]',
    7: 'сім|семи',
    14: 'чотирнадцят[ьи]',
    15: 'п[’ʼ]ятнадцят[ьи]',
    30: 'тридцят[ьи]',
  },
  vi: { 2: 'hai', 3: 'ba', 5: 'năm', 7: 'bảy', 14: 'mười bốn', 15: 'mười lăm', 30: 'ba mươi' },
  zh: { 2: '[两二]', 3: '三', 5: '五', 7: '七', 14: '十四', 15: '十五', 30: '三十' },
};
