import type { Language } from '../../src/shared/country/countries.ts';
import type { City } from './read-cities.ts';
import type { Names } from './read-names.ts';

type Rule = { isOf: RegExp; better?: RegExp };

// Scripts that identify the local name; elsewhere GeoNames' first name is the local one.
const rules: Partial<Record<Language, Rule>> = {
  ja: { isOf: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶ]+$/u, better: /[市町村区]$/u },
  zh: { isOf: /^\p{Script=Han}+$/u, better: /[^市縣區鎮]$/u },
  uk: { isOf: /^[\p{Script=Cyrillic}\p{M}'’ʼ -]+$/u, better: /[іїєґ]/u },
};
const notUkrainian = /[ыэёъўјњљџћђ]/iu;

/** The name of a place in a language: as GeoNames states it, else by its script, else its first name. */
export const localName = (city: City, language: Language, names: Names): string => {
  const said = names.get(city.id);
  if (said !== undefined && said !== '') return said;
  const rule = rules[language];
  if (!rule) return city.name;
  const ofScript = city.names.filter((name) => rule.isOf.test(name) && !(language === 'uk' && notUkrainian.test(name)));
  return ofScript.find((name) => rule.better?.test(name)) ?? ofScript[0] ?? city.name;
};
