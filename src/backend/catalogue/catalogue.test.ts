import { beforeAll, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { fitsCabinet } from '#shared/catalogue/cabinet-fit.ts';
import { product as productAnswer, productReferences, productTile } from '#shared/contract/product.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { describeItem, findVariant, priceOf } from './articles.ts';
import { productRoutes, referenceRoutes } from './catalogue.routes.ts';
import { findProduct, getTiles, listProducts } from './products.ts';
import { seedStock, setStock } from './stock.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const [de, us, jp, caFr] = [siteOf('de', 'de'), siteOf('us', 'en'), siteOf('jp', 'ja'), siteOf('ca', 'fr')];
const sku = { delta60Anthracite: '10.60.2101' };

describeEachDatabase('catalogue', (open) => {
  const app = createRest({ '/api/product': productRoutes, '/products': referenceRoutes }, { reads: 0, changes: 0 });
  const ask = (path: string, host = 'de.localhost') => app.request(path, { headers: { host } });

  let db: Db;

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });

  test('P-01 tiles show price, stock and dimensions in the country’s currency and language', async () => {
    const [tile] = await getTiles(de, ['delta-60-s', 'no-such-product']);
    expect(productTile.parse(tile)).toMatchObject({
      name: 'Delta\u00A060\u00A0S',
      url: '/spuelen/delta-60-s',
      price: { value: '449,00\u00a0€', rawValue: 44_900, currency: 'EUR', isTaxInPriceIncluded: true, taxRate: 1900, unit: 'Stück' },
      availability: { isPurchasable: true, numberOfItemsInStock: 460 },
      measure: { kind: 'cabinet', centimetres: 60 },
    });
    expect((await getTiles(us, ['quell']))[0]?.price).toMatchObject({ value: '$469.00', isTaxInPriceIncluded: false });
    expect(priceOf('jp', 'quell-matt-black')).toEqual({ rawValue: 78_000, currency: 'JPY' });
  });

  test('a tile shows a variant that is in stock where there is one', async () => {
    const before = await getTiles(de, ['delta-60-s']);
    await setStock(db, sku.delta60Anthracite, 0);
    const after = await getTiles(de, ['delta-60-s']);
    await setStock(db, sku.delta60Anthracite, 460);
    expect([before[0]?.matchingVariantKey, after[0]?.matchingVariantKey]).toEqual(['delta-60-s-anthracite', 'delta-60-s-pebble']);
    expect(after[0]?.url).toBe('/spuelen/delta-60-s?finish=pebble');
  });

  test('P-03 the product view: variants, facts in words and units, matching taps', async () => {
    const view = await findProduct(de, 'delta-60-s');
    expect(view?.variants.map(({ finish, name }) => [finish, name])).toContainEqual(['sand', 'Sand']);
    const facts = Object.fromEntries(view?.factRows.map(({ label, value }) => [label, value]) ?? []);
    expect(facts).toMatchObject({ Außenmaß: '1000 × 500 mm', Gewicht: '13,2 kg', Unterschrank: 'ab 60 cm' });
    expect(view?.matching.map(({ productKey }) => productKey)).toEqual(['bogen-p', 'bogen', 'steg']);
    expect(view?.guaranteeYears).toBe(15);
    expect(await findProduct(de, 'delta-61')).toBeUndefined();
  });

  test('C-12 P-03 the United States read inches and pounds first, Canada behind the metric facts', async () => {
    const valuesOf = async (site: Site) => (await findProduct(site, 'delta-60-s'))?.factRows.map(({ value }) => value);
    expect(await valuesOf(us)).toContain('39.37 × 19.69 in (1000 × 500 mm)');
    expect(await valuesOf(us)).toContain('29.1 lb (13.2 kg)');
    expect(await valuesOf(us)).toContain('from 24 in (60 cm)');
    expect((await valuesOf(caFr))?.map((value) => value.replaceAll('\u00A0', ' '))).toEqual(
      expect.arrayContaining(['1000 × 500 mm (39,37 × 19,69 po)', 'à partir de 60 cm (24 po)', '13,2 kg (29,1 lb)']),
    );
    expect((await valuesOf(jp))?.some((value) => value.includes('in)'))).toBe(false);
  });

  test('an article is described for cart and order, in every language', () => {
    expect(describeItem(de, 'bogen-p-brass')?.facts).toBe('215 mm · Hochdruck, 1 bis 6 bar');
    expect(describeItem(de, 'quell-matt-black')).toMatchObject({
      name: 'Quell',
      variantName: 'Schwarz matt',
      url: '/armaturen/quell?finish=matt-black',
    });
    expect(findVariant('quell-matt-black')?.variant.sku).toBe('20.26.1103');
    expect([findVariant('quell-pink'), describeItem(jp, 'quell-pink'), priceOf('de', 'quell-pink')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('P-03 facets narrow the list, count what they would give, and show the variant that matches', async () => {
    const list = await listProducts(de, 'sinks', new URLSearchParams('cabinet=60&finish=sand&finish=steel&sort=price-up'));
    const shown = list.tiles.map(({ matchingVariantKey }) => matchingVariantKey);
    const inOrder = ['lagune-50-steel', 'delta-45-sand', 'lagune-60-steel', 'delta-60-s-sand'];
    expect(shown.filter((key) => inOrder.includes(key))).toEqual(inOrder);
    for (const key of shown) expect(key).toMatch(/-(?:sand|steel)$/);
    const found = [...getProducts('de').values()].flatMap(({ file: { facts, variants } }) =>
      facts.kind === 'sink' && variants.some(({ finish }) => finish === 'sand' || finish === 'steel') ? [facts] : [],
    );
    expect(list.total).toBe(found.filter((facts) => fitsCabinet(facts, 600)).length);
    const cabinet = list.facets.find(({ id }) => id === 'cabinet');
    expect(cabinet?.options.map(({ value, count, isImpossible, isSelected }) => [value, count, isImpossible, isSelected])).toEqual(
      [30, 40, 45, 50, 60, 80, 90].map((width) => {
        const count = found.filter((facts) => fitsCabinet(facts, width * 10)).length;
        return [String(width), count, count === 0, width === 60];
      }),
    );
  });

  test('P-03 every count is right: choosing a value alone gives as many products as it says', async () => {
    for (const [site, name] of [
      [de, 'sinks'],
      [jp, 'taps'],
      [us, 'taps'],
    ] as const) {
      const { facets, total } = await listProducts(site, name, new URLSearchParams());
      expect(total).toBe([...getProducts(site.country).values()].filter(({ file }) => `${file.facts.kind}s` === name).length);
      for (const { id, options } of facets) {
        for (const { value, count } of options)
          expect((await listProducts(site, name, new URLSearchParams([[id, value]]))).total).toBe(count);
      }
    }
  });

  test('P-03 sorting by price and newness, paging within bounds, unknown query without effect', async () => {
    const list = (query: string) => listProducts(de, 'taps', new URLSearchParams(query));
    const prices = (await list('sort=price-down')).tiles.map(({ price }) => price.rawValue);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect((await list('sort=new')).tiles[0]?.badge).toBe(
      (await list('')).tiles.some(({ badge }) => badge === 'new') ? 'new' : (await list('')).tiles[0]?.badge,
    );
    const { total, pageCount } = await list('');
    expect(pageCount).toBe(Math.ceil(total / 12));
    expect(await list('page=70')).toMatchObject({ page: pageCount, pageCount });
    expect(await list('utm_source=x&finish=pink&sort=cheapest')).toEqual(await list(''));
  });

  test('P-01 GET /api/product answers name, url and variants in the locale of the host', async () => {
    const response = productAnswer.parse(await (await ask('/api/product?locale=fr-CH&productKey=quell', 'ch.localhost')).json());
    expect(response).toMatchObject({ productKey: 'quell', name: 'Quell', url: '/fr/robinets/quell' });
    expect(response.variants[0]?.images.filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  test.each([
    ['/api/product', 400, 'ValidationException'],
    ['/api/product?productKey=', 400, 'ValidationException'],
    ['/api/product?productKey=__proto__', 404, 'ProductNotFoundException'],
    ['/products/reference-from-skus', 400, 'ValidationException'],
    ['/products/reference-from-skus?skus=,,', 400, 'ValidationException'],
    [`/products/reference-from-skus?skus=${Array.from({ length: 101 }, (_, index) => index)}`, 400, 'ValidationException'],
  ])('P-01 GET %s is rejected with %i', async (path, status, exception) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toMatchObject([status, { statusCode: status, data: { exception } }]);
  });

  test('P-01 GET /products/reference-from-skus returns the articles that exist, in the requested order', async () => {
    const response = await ask('/products/reference-from-skus?locale=de-DE&skus=20.26.1103,99.99.9999,10.60.2101,20.26.1103');
    expect(productReferences.parse(await response.json()).map(({ key, sku: number }) => [key, number])).toEqual([
      ['quell-matt-black', '20.26.1103'],
      ['delta-60-s-anthracite', '10.60.2101'],
    ]);
  });
});
