import { beforeAll, expect, test } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { getProducts, loadContent } from '#backend/content/content.ts';
import { createRest } from '#backend/rest/rest.ts';
import { searchAnswer } from '#shared/contract/search.ts';
import { suggestions } from '#shared/contract/suggestions.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { searchRoutes } from './search.routes.ts';
import { suggestSpelling } from './search.ts';
import { indexTermsOf, termsOf } from './terms.ts';

test('P-04 words are folded; Japanese and Chinese are segmented by dictionary; compounds match by any suffix', () => {
  expect(termsOf('Große Spülen, ÉVIERS!', 'de')).toEqual(['grosse', 'spulen', 'eviers']);
  expect(termsOf('御影石のシンク', 'ja')).toContain('シンク');
  expect(termsOf('花岗岩水槽', 'zh')).toEqual(['花岗岩', '水槽']);
  expect(indexTermsOf('Granitspüle', 'de')).toContain('spule');
  expect(indexTermsOf('Granitspüle', 'en')).toEqual(['granitspule']);
});

describeEachDatabase('search', (open) => {
  const app = createRest({ '/api/search': searchRoutes }, { reads: 0, changes: 0 });
  const ask = (term: string, host = 'de.localhost', locale = 'de-DE') =>
    app.request(`/api/search?locale=${locale}&term=${encodeURIComponent(term)}`, { headers: { host } });
  const keysFor = async (...concepts: Parameters<typeof ask>) => {
    const { products, categories, pages } = searchAnswer.parse(await (await ask(...concepts)).json());
    return {
      products: products.map(({ productKey }) => productKey),
      categories: categories.map(({ id }) => id),
      pages: pages.map(({ pageId }) => pageId),
    };
  };

  beforeAll(async () => {
    await loadContent();
    await seedStock(await open());
  });

  test('P-04 a name, its beginning and a typo find the product first', async () => {
    for (const term of ['Kontor 60', 'kont', 'Kontro']) expect((await keysFor(term)).products[0]).toBe('kontor-60');
  });

  test.each([
    ...['delta60', 'Delta60S', 'Delta 60S', 'delta 60s', 'DELTA60 s', 'delta-60-s', 'Modell Delta60S', 'Ｄｅｌｔａ６０Ｓ'].map((term) => [
      term,
      'delta-60-s',
    ]),
    ...['Bogen P', 'bogenp', 'Bogen-P', 'BOGENP Messing'].map((term) => [term, 'bogen-p']),
    ...['Artikel 10.60.2101', 'Art.Nr. 10.60.2101', 'Art.-Nr.: 10602101', 'Nummer 10-60-2101', '10 60 2101', '2101', '602101'].map(
      (term) => [term, 'delta-60-s'],
    ),
  ])('P-04 letters and digits count, gaps and words before a number do not: %s', async (term, key) => {
    expect((await keysFor(term)).products[0]).toBe(key);
  });

  test.each([
    ['gb', 'en-GB', 'Item no. 10.60.2101'],
    ['fr', 'fr-FR', 'Réf. 10.60.2101'],
    ['it', 'it-IT', 'Cod.art. 10.60.2101'],
    ['es', 'es-ES', 'Ref. 10.60.2101'],
    ['pt', 'pt-PT', 'Artigo 10.60.2101'],
    ['nl', 'nl-NL', 'Art.nr. 10.60.2101'],
    ['pl', 'pl-PL', 'Nr art. 10.60.2101'],
    ['cz', 'cs-CZ', 'Č.zboží 10.60.2101'],
    ['hu', 'hu-HU', 'Cikkszám: 10.60.2101'],
    ['ua', 'uk-UA', 'Артикул 10.60.2101'],
    ['jp', 'ja-JP', '品番10.60.2101'],
    ['cn', 'zh-CN', '货号：10.60.2101'],
    ['vn', 'vi-VN', 'Mã số 10.60.2101'],
  ])('P-04 a word before an article number does not hide it: %s', async (country, locale, term) => {
    const found = await keysFor(term, `${country}.localhost`, locale);
    expect(found.products[0]).toBe('delta-60-s');
    expect((await keysFor('delta60s', `${country}.localhost`, locale)).products[0]).toBe('delta-60-s');
  });

  test('P-04 a part of a German compound finds it: Spüle in Granitspüle', async () => {
    expect((await keysFor('spüle')).products).toEqual(expect.arrayContaining(['delta-45', 'delta-60-s', 'delta-80']));
  });

  test('P-04 an article number, a finish, a content page', async () => {
    expect((await keysFor('20.26.1103')).products[0]).toBe('quell');
    expect((await keysFor('Gunmetal')).products).toContain('lagune-50');
    expect((await keysFor('Widerruf')).pages).toContain('withdrawal');
  });

  test('P-04 Japanese; if pages are in English, products are still found in the language of the country', async () => {
    expect((await keysFor('シンク', 'jp.localhost', 'ja-JP')).products.length).toBeGreaterThan(3);
    expect((await keysFor('spoelbak', 'nl.localhost', 'nl-NL')).products).toContain('delta-60-s');
    expect((await keysFor('materials', 'nl.localhost', 'nl-NL')).pages).toContain('materials');
  });

  test('P-04 without results the response is empty; all words must match', async () => {
    expect(await keysFor('xylophon')).toEqual({ products: [], categories: [], pages: [] });
    expect((await keysFor('Quell xylophon')).products).toEqual([]);
  });

  test.each(['', 'a', ' a ', 'x'.repeat(101)])('P-04 the term %j is rejected: at least two characters, at most a hundred', async (term) => {
    const response = await ask(term);
    expect([response.status, await response.json()]).toMatchObject([400, { data: { fields: [{ field: 'term' }] } }]);
  });

  test('P-04 a list and its filters are found by their names', async () => {
    expect((await keysFor('Armaturen')).categories[0]).toBe('taps');
    expect((await keysFor('granit')).categories).toContain('sinks/material/granite');
    expect((await keysFor('niederdruck armaturen')).categories).toContain('taps/pressure/low');
    const { categories } = searchAnswer.parse(await (await ask('niederdruck')).json());
    const count = [...getProducts('de').values()].filter(
      ({ file: { facts } }) => facts.kind === 'tap' && facts.pressure.system === 'low',
    ).length;
    expect(categories[0]).toMatchObject({ label: 'Niederdruck', href: '/armaturen?pressure=low', count, list: { label: 'Armaturen' } });
  });

  test('P-04 suggestions are a few of each kind, with the typed letters marked, and a count of all', async () => {
    const response = await app.request('/api/search/suggestions?locale=de-DE&term=delt', { headers: { host: 'de.localhost' } });
    const { products, total } = suggestions.parse(await response.json());
    expect(products.length).toBeLessThanOrEqual(4);
    expect(total).toBeGreaterThanOrEqual(products.length);
    expect(products[0]?.label).toEqual([
      { text: 'Delt', isMatch: true },
      { text: 'a\u00A060\u00A0S', isMatch: false },
    ]);
  });

  test.each([
    ['Spühle 70 cm', 'Spüle 80 cm'],
    ['Armatur xylophon', 'Armatur'],
    ['Eckspüle', 'spüle'],
    ['10.60.9999', '10.60'],
    ['xylophon', undefined],
  ])('P-04 for a term without results, %j, the suggestion is %j', (term, meant) => {
    expect(suggestSpelling({ country: 'de', language: 'de', locale: 'de-DE', root: '/' }, term)).toBe(meant);
  });

  test('P-04 special characters of query languages have no special meaning', async () => {
    for (const term of ['"; drop table', '* *', '()[]{}', '\\\\', 'a:b~c^d', '%%', '🚰🚰']) expect((await ask(term)).status).toBe(200);
  });
});
