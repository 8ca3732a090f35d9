import { describe, expect, test } from 'vitest';
import { languages } from '../../src/shared/country/countries.ts';
import { checkClaims } from './claims.ts';

const green: Record<(typeof languages)[number], string[]> = {
  de: ['Eine nachhaltige Spüle.', 'Umweltfreundlich verpackt.'],
  en: ['Our eco-friendly choice.', 'A sustainable kitchen.'],
  fr: ['Un évier respectueux de l’environnement.', 'Un choix écologique.'],
  nl: ['Een duurzame spoelbak.', '15 jaar duurzaamheidsgarantie', 'Milieuvriendelijk verpakt.'],
  it: ['Un lavello sostenibile.', 'Una scelta ecologica, amica dell’ambiente.'],
  es: ['Un fregadero sostenible.', 'Respetuoso con el medio ambiente.'],
  pt: ['Um lava-louça sustentável.', 'Uma escolha amiga do ambiente.'],
  pl: ['Zlewozmywak przyjazny dla środowiska.', 'Ekologiczny wybór.'],
  cs: ['Udržitelný dřez.', 'Šetrný k životnímu prostředí.'],
  hu: ['Környezetbarát mosogató.', 'Fenntartható választás.'],
  uk: ['Екологічна мийка.', 'Дружній до довкілля вибір.'],
  ja: ['環境にやさしいシンクです。', 'サステナブルな素材。'],
  zh: ['环保水槽。', '可持续的选择。'],
  vi: ['Chậu rửa thân thiện với môi trường.', 'Lựa chọn bền vững.'],
};

const platform: typeof green = {
  de: ['Zur Online-Streitbeilegung gibt es eine OS-Plattform.'],
  en: ['Use online dispute resolution.'],
  fr: ['Voir le règlement en ligne des litiges.'],
  nl: ['Onlinegeschillenbeslechting is mogelijk.'],
  it: ['La risoluzione delle controversie online.'],
  es: ['La resolución de litigios en línea.'],
  pt: ['A resolução de litígios em linha.'],
  pl: ['Internetowe rozstrzyganie sporów.'],
  cs: ['Řešení sporů on-line.'],
  hu: ['Online vitarendezés.'],
  uk: ['Онлайн-вирішення спорів.'],
  ja: ['オンライン紛争解決。'],
  zh: ['在线争议解决。'],
  vi: ['Giải quyết tranh chấp trực tuyến.'],
};

/** The file and location of each finding, planted as one more item in the box. */
const foundIn = (language: string, text: string): string[] =>
  checkClaims(new Map([[`catalogue/quell/${language}.json`, { scope: ['', text] }]])).map(({ file, message }) => `${file}: ${message}`);

describe.each(languages)('forbidden words in %s', (language) => {
  test.each(green[language])('Y-03 content:check names the claim in: %s', (claim) => {
    expect(foundIn(language, claim)[0]).toMatch(
      new RegExp(`^catalogue/quell/${language}\\.json: scope\\[1\\]: generic green claim '.+' \\(Y-03\\)$`),
    );
  });

  test.each(platform[language])('Y-09 content:check names the closed dispute platform in: %s', (text) => {
    expect(foundIn(language, text)[0]).toMatch(
      new RegExp(`^catalogue/quell/${language}\\.json: scope\\[1\\]: '.+', the EU dispute platform, is closed \\(Y-09\\)$`),
    );
  });
});

test.each(['Haltbarkeitsgarantie', 'levensduurgarantie', 'op een duurzame gegevensdrager'])(
  'Y-03 a lawful word is accepted: %s',
  (text) => {
    expect(foundIn('nl', text)).toEqual([]);
  },
);
