import { beforeAll, expect, test } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { seedStock, setStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { dropPointAnswer } from '#shared/contract/drop-point.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { dropPointRoutes } from './drop-point.routes.ts';
import { readDropPoints } from './drop-point-file.ts';
import { hoursOf } from './hours-of.ts';

const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const home = { firstName: 'An', lastName: 'Maes', street: 'Kerkstraat 4', postalCode: '9000', city: 'Gent', country: 'be' };
const buyer = { email: 'an@example.com', delivery: home };

test('O-06 opening hours begin on Monday, days with the same hours are grouped', () => {
  const hours = ['', '09:00-18:30', '09:00-18:30', '09:00-18:30', '09:00-18:30', '09:00-18:30', '09:00-17:00'];
  expect(hoursOf(hours, 'en-GB')).toEqual(['Mon–Fri 09:00–18:30', 'Sat 09:00–17:00']);
  expect(hoursOf(Array<string>(7).fill(''), 'en-GB')).toEqual([]);
});

describeEachDatabase('drop points of Belgium', (open) => {
  let db: Db;
  const app = createRest({ '/carts': cartRoutes, '/api/droppoints': dropPointRoutes }, { reads: 0, changes: 0 });
  const visit = (host = 'be.localhost') => createBrowser(app, host);
  const cartOf = async (response: Response) => cartContract.parse(await response.json());
  const pointsNear = async (postalCode: string, host?: string) =>
    dropPointAnswer.parse(await (await visit(host).get(`/api/droppoints?postalCode=${postalCode}&locale=nl-BE`)).json()).points;

  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
    await setStock(db, '20.22.1104', 50);
  });

  test('O-06 the five drop points closest to any postal code come nearest first, with hours and distance', async () => {
    for (const postalCode of ['1000', '9000', '9999', '6600', '3945']) {
      const points = await pointsNear(postalCode);
      expect([postalCode, points.length]).toEqual([postalCode, 5]);
      expect(points.map(({ distance }) => distance)).toEqual(points.map(({ distance }) => distance).toSorted((a, b) => a - b));
      expect(points.every(({ hours }) => hours.length > 0)).toBe(true);
    }
    expect((await pointsNear('9000'))[0]?.city).toBe('Gent');
    expect(await pointsNear('B-9000')).toEqual(await pointsNear('9000'));
    expect((await readDropPoints('be')).points.length).toBeGreaterThan(60);
  });

  test('O-06 V-02 an invalid postal code is rejected by its field; a country without drop points has none', async () => {
    const rejected = await visit().get('/api/droppoints?postalCode=90000');
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'postalCode' }] } }]);
    expect(await pointsNear('33102', 'de.localhost')).toEqual([]);
  });

  test('O-06 the cart offers drop points near the delivery address and saves the chosen one', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    const offered = await cartOf(await browser.post('/carts/address/delivery', buyer));
    expect(offered).toMatchObject({ dropPoint: null, shippingMethods: [{ endsAtDropPoint: false }, { endsAtDropPoint: true }] });
    const [first] = offered.dropPoints;
    const choice = { paymentMethod: 'CreditCard', shippingMethod: 'DCD' };
    const stored = await cartOf(await browser.post('/carts/payment', { ...choice, dropPoint: first?.id }));
    expect(stored).toMatchObject({ shippingMethod: 'DCD', dropPoint: { id: first?.id, city: 'Gent' } });
    const [far] = (await pointsNear('6700')).slice(0, 1);
    const elsewhere = await cartOf(await browser.post('/carts/payment', { ...choice, dropPoint: far?.id }));
    expect([elsewhere.dropPoint?.id, elsewhere.dropPoints[0]?.id, elsewhere.dropPoints.length]).toEqual([far?.id, far?.id, 6]);
    expect((await browser.post('/carts/protect/', {})).status).toBe(200);
  });

  test('O-06 an unknown drop point is rejected by its field; without one no such order can be placed', async () => {
    const browser = visit();
    await browser.post('/carts/add', tap);
    await browser.post('/carts/address/delivery', buyer);
    const choice = { paymentMethod: 'CreditCard', shippingMethod: 'DCD' };
    const rejected = await browser.post('/carts/payment', { ...choice, dropPoint: 'be-nowhere' });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'dropPoint' }] } }]);
    await browser.post('/carts/payment', choice);
    const missing = await browser.post('/carts/protect/', {});
    expect([missing.status, await missing.json()]).toMatchObject([409, { data: { exception: 'DropPointMissingException' } }]);
    await browser.post('/carts/payment', { ...choice, shippingMethod: 'DHL' });
    expect((await browser.post('/carts/protect/', {})).status).toBe(200);
  });
});
