import { beforeEach, describe, expect, test } from 'vitest';
import { copyTexts, plant } from '../../../tests/content/all-texts.ts';
import { checkWording } from './wording.ts';

const sound = copyTexts();
let files = sound;
beforeEach(() => {
  files = new Map(sound);
});

const linesOf = (some: ReadonlyMap<string, unknown>): string[] => checkWording(some).map(({ file, message }) => `${file}: ${message}`);

/** The texts of some files with their English and German counterparts: everything that a finding depends on. */
const linesAbout = (...some: string[]): string[] => {
  const beside = some.flatMap((file) => ['en', 'de'].map((language) => file.replace(/[a-z]{2}\.json$/, `${language}.json`)));
  const wanted = new Set([...some, ...beside, ...some.map((file) => file.replace(/[a-z]{2}\.json$/, 'product.json'))]);
  return linesOf(new Map([...files].filter(([name]) => wanted.has(name))));
};

test('Y-03 the wording of interface and content is valid', () => {
  expect(linesOf(files)).toEqual([]);
});

/** Rule, file, location, the text with the error, and the reported message. */
const faults: [string, string, string, string, string][] = [
  ['placeholder', 'catalogue/quell/de.json', 'text', 'Lorem ipsum.', "placeholder 'Lorem'"],
  ['placeholder', 'catalogue/quell/en.json', 'scope[0]', 'TODO', "placeholder 'TODO'"],
  ['placeholder', 'pages/sinks/fr.json', 'title', 'xxx – Undula', "placeholder 'xxx'"],
  ['placeholder', 'pages/sinks/de.json', 'title', 'Spülen für {{land}}', "placeholder that nothing fills in '{{land}}'"],
  ['placeholder', 'translations/pl.json', 'cart.view', 'Koszyk {{total', "broken placeholder '{{total'"],
  ['placeholder', 'translations/es.json', 'cart.view', 'EspaÃ±a cesta', "broken character 'Ã±'"],
  ['untranslated', 'translations/cs.json', 'cart.view', 'View basket', "repeats English 'View basket'"],
  ['untranslated', 'catalogue/quell/fr.json', 'scope[0]', 'Tap', "repeats English 'Tap'"],
  [
    'untranslated',
    'translations/cs.json',
    'checkout.success.packedText',
    'w ciągu jednego dnia roboczego, nie później',
    "letters of another language 'ą'",
  ],
  ['too long', 'translations/hu.json', 'product.addToCart', 'Hozzáadás az Ön bevásárlókosarához', 'too long: 34 wide, 28 fit'],
  ['too long', 'catalogue/quell/ja.json', 'seo.title', `Quell ${'水栓'.repeat(16)} – Undula`, 'too long: 79 wide, 65 fit'],
  ['two spaces', 'catalogue/quell/en.json', 'scope[0]', 'Tap  and hose', "two spaces in '"],
  ['edge', 'translations/de.json', 'cart.view', 'Warenkorb ansehen ', "space at the edge of 'korb ansehen'"],
  ['straight quotation mark', 'pages/sinks/de.json', 'label', 'Spülen "neu"', 'straight quotation mark in'],
  ['straight apostrophe', 'translations/it.json', 'search.title', "Cerca l'articolo", "straight apostrophe in 'Cerca l'articolo'"],
  ['foreign quotation mark', 'translations/de.json', 'search.title', 'Suche “Spüle”', "quotation mark of another language '”'"],
  ['three dots', 'translations/nl.json', 'search.title', 'Zoeken...', "three dots instead of … in 'Zoeken...'"],
  ['hyphen as dash', 'translations/vi.json', 'search.title', 'Tìm - kiếm', "hyphen instead of a dash in 'Tìm - kiếm'"],
  ['exclamation', 'translations/pt.json', 'search.title', 'Procure já!', "exclamation mark, which is not our tone, in 'Procure já!'"],
  ['French spaces', 'translations/fr.json', 'search.title', 'Que cherchez-vous ?', 'no-break space is missing before a mark in'],
  ['French spaces', 'translations/fr.json', 'search.title', 'Que cherchez-vous?', 'no-break space is missing before a mark in'],
  ['French quotation', 'translations/fr.json', 'search.title', 'Le mot «évier»', 'no-break space is missing after a mark in'],
  ['space before a mark', 'translations/cs.json', 'search.title', 'Hledat :', "space before a mark in 'Hledat :'"],
  ['Spanish question', 'translations/es.json', 'search.title', 'Qué busca?', 'opening ¿ is missing in'],
  ['East Asian mark', 'translations/zh.json', 'search.title', '搜索,水槽', "half-width mark in '搜索,水槽'"],
  ['decimal point', 'catalogue/quell/de.json', 'scope[0]', 'Armatur, 3.1 kg', "decimal point instead of comma in '3.1 kg'"],
  ['decimal comma', 'catalogue/quell/en.json', 'scope[0]', 'Tap, 3,1 kg', "decimal comma instead of point in '3,1 kg'"],
  ['unit', 'translations/uk.json', 'search.title', 'Пошук 600 mm', "Latin unit in '0 mm'"],
  ['period', 'pages/sinks/fr.json', 'title', 'Retour sous 30\u202Fjours – Undula', "'30\u202Fjours' is typed"],
  ['period', 'translations/uk.json', 'search.title', 'Пошук 14 днів', "'14 днів' is typed"],
  ['period', 'navigation/ja.json', 'promise', '15年保証', "'15年' is typed"],
  ['period in words', 'pages/sinks/de.json', 'label', 'Vierzehn Tage Rückgabe', "'Vierzehn Tage' is typed"],
  ['period in words', 'pages/sinks/de.json', 'label', 'Mit fünfzehnjähriger Garantie', "'fünfzehnjähriger' is typed"],
  ['period in words', 'pages/sinks/en.json', 'label', 'A two-year guarantee', "'two-year' is typed"],
  ['period in words', 'pages/sinks/fr.json', 'label', 'Retour sous quatorze\u00A0jours', "'quatorze\u00A0jours' is typed"],
  ['period in words', 'pages/sinks/hu.json', 'label', 'Tizennégy napon belül', "'Tizennégy napon' is typed"],
  ['period in words', 'pages/sinks/pl.json', 'label', 'W ciągu czternastu dni', "'czternastu dni' is typed"],
  ['period in words', 'pages/sinks/uk.json', 'label', 'Протягом чотирнадцяти днів', "'чотирнадцяти днів' is typed"],
  ['period in words', 'pages/sinks/vi.json', 'label', 'Bảo hành hai năm', "'hai năm' is typed"],
  ['period in words', 'pages/sinks/ja.json', 'label', '二年保証', "'二年' is typed"],
  ['period in words', 'translations/zh.json', 'search.title', '两年质保', "'两年' is typed"],
  ['glued unit', 'catalogue/quell/fr.json', 'scope[0]', 'Robinet, 450mm', "no space between number and unit in '0mm'"],
  ['letter x', 'catalogue/quell/fr.json', 'scope[0]', 'Robinet, 450 x 300 mm', "letter instead of × in '0 x 3'"],
  ['figure that breaks', 'catalogue/quell/it.json', 'scope[0]', 'Rubinetto, 3 kg', "a line could end within the figure 'Rubinetto, 3 kg'"],
  [
    'figure that breaks',
    'catalogue/quell/uk.json',
    'scope[0]',
    'Змішувач 340 × 400\u00a0мм',
    "a line could end within the figure 'Змішувач 340 × 400",
  ],
  ['figure that breaks', 'catalogue/quell/ja.json', 'scope[0]', '直径35 mmの穴', "a line could end within the figure '直径35 mmの穴'"],
  ['figure that breaks', 'translations/hu.json', 'search.title', 'Keresés 90 mm-es lefolyóhoz', "a line could end within the figure '"],
  ['Latin text', 'translations/ja.json', 'search.title', 'Look for sinks and taps', "Latin-only text 'Look for sinks and taps'"],
  [
    'Latin words inside',
    'translations/uk.json',
    'search.title',
    'Пошук: look for sinks and taps here',
    "Latin-only words, longer than a name 'look for sinks and taps here'",
  ],
  ['mixed word', 'translations/uk.json', 'search.title', 'Пoшук', "two scripts in one word 'Пo'"],
  ['Russian letter', 'translations/uk.json', 'search.title', 'Поиск мыйки', "Russian letter 'ы'"],
  ['Cyrillic', 'translations/pl.json', 'search.title', 'Szukaj мийки', "letters of another language 'мийки'"],
  ['kana', 'translations/zh.json', 'search.title', '検索する', "Japanese letters 'する'"],
  ['traditional', 'translations/zh.json', 'search.title', '水龍頭', "traditional characters '龍頭'"],
  ['accents apart', 'translations/cs.json', 'search.title', 'Hleda\u0301ní', 'letters and accents apart (not NFC)'],
  ['form of address', 'translations/de.json', 'search.title', 'Was suchst du?', "'du' is not our word: 'Sie'"],
  ['avoided synonym', 'catalogue/quell/it.json', 'description', 'Miscelatore alto', "'Miscelatore' is not our word: 'rubinetto'"],
  [
    'retired phrase',
    'pages/sinks/es.json',
    'title',
    'Tabla y juego de cuidado',
    "corrected elsewhere to 'kit de mantenimiento': 'juego de cuidado'",
  ],
  ['retired phrase', 'translations/uk.json', 'search.title', 'Термін\u00A0доставки', "corrected elsewhere to 'строк доставки'"],
  ['half-width bracket', 'translations/ja.json', 'search.title', '検索 (任意)', "half-width bracket in '"],
  ['space beside a wide mark', 'translations/zh.json', 'search.title', '电话： 搜索', "space beside a wide mark in '"],
  ['glossary', 'translations/nl.json', 'cart.title', 'Winkelmand', "'cart' is 'winkelwagen' in the glossary"],
];

describe('content:check names file and place', () => {
  test.each(faults)('Y-03 of %s in %s', (_, file, location, text, message) => {
    plant(files, file, location, text);
    expect(linesAbout(file).filter((line) => line.startsWith(`${file}: ${location}: ${message}`))).not.toEqual([]);
  });

  test('Y-03 of a sentence that appears in two languages', () => {
    const sentence = 'w ciągu jednego dnia roboczego';
    plant(files, 'translations/pl.json', 'checkout.success.packedText', sentence);
    plant(files, 'translations/vi.json', 'checkout.success.packedText', sentence);
    expect(
      linesAbout('translations/pl.json', 'translations/vi.json').filter((line) =>
        line.includes("checkout.success.packedText: repeats 'pl'"),
      ),
    ).toHaveLength(1);
  });

  test('Y-03 of a part that a product names in other words than the glossary', () => {
    const texts = files.get('catalogue/quell/fr.json') as Record<string, unknown>;
    files.set('catalogue/quell/fr.json', JSON.parse(JSON.stringify(texts).replaceAll(/robinet/giu, 'appareil')) as Record<string, unknown>);
    expect(linesAbout('catalogue/quell/fr.json')).toContain("catalogue/quell/fr.json: product: 'tap' is 'robinet' in the glossary");
  });
});
