import { beforeAll, expect, test } from 'vitest';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { measuredArticles } from '#shared/contract/measured-article.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { productRoutes } from './catalogue.routes.ts';
import { recordPriceHistory } from './price-references.ts';
import { seedStock, setStock } from './stock.ts';

describeEachDatabase('articles for analytics', (open) => {
  const app = createRest({ '/api/product': productRoutes }, { reads: 0, changes: 0 });
  const ask = (query: string, host = 'de.localhost') => app.request(`/api/product/measured${query}`, { headers: { host } });
  const read = async (query: string, host?: string) => measuredArticles.parse(await (await ask(query, host)).json());

  let db: Db;
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await recordPriceHistory(getContentOfCountries(), db);
  });

  test('articles are returned in the requested order, each once, in the words and currency of the country', async () => {
    const query = '?locale=ja-JP&variantKeys=quell-matt-black,no-such,delta-60-s-anthracite,quell-matt-black';
    const found = await read(query, 'jp.localhost');
    expect(found.map(({ variantKey }) => variantKey)).toEqual(['quell-matt-black', 'delta-60-s-anthracite']);
    expect(found[0]).toMatchObject({ productKey: 'quell', sku: '20.26.1103', name: 'Quell', finish: 'matt-black' });
    expect(found[0]?.price).toEqual({ rawValue: 78_000, currency: 'JPY' });
    expect(found[1]?.categories).toEqual(['sink', 'granite']);
    const [german] = await read('?locale=de-DE&variantKeys=delta-60-s-anthracite');
    expect(german).toMatchObject({ variantName: 'Anthrazit', price: { rawValue: 44_900, currency: 'EUR' }, badge: 'bestseller' });
  });

  test('sold-out and reduced articles are marked as such', async () => {
    await setStock(db, '10.60.2101', 0);
    const [removed] = await read('?variantKeys=delta-60-s-anthracite');
    await setStock(db, '10.60.2101', 1);
    const [there] = await read('?variantKeys=delta-60-s-anthracite');
    expect([removed?.isInStock, there?.isInStock, there?.isReduced]).toEqual([false, true, false]);
    expect(await read('?variantKeys=mole-60-anthracite')).toMatchObject([{ isReduced: true, price: { rawValue: 32_900 } }]);
  });

  test.each([
    '',
    '?variantKeys=,,',
    `?variantKeys=${Array.from({ length: 101 }, (_, index) => index).join()}`,
    `?variantKeys=${'x'.repeat(81)}`,
  ])('GET /api/product/measured%s is rejected, and the field is named', async (query) => {
    const response = await ask(query);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { data: { fields: [{ field: expect.stringMatching(/^variantKeys/) }] } },
    ]);
  });
});
