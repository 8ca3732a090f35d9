import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { deleteOldDrafts } from '#backend/cart/cart.ts';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { createRest } from './create-rest.ts';
import { readFormFlash } from './form-flash.ts';

const day = 24 * 60 * 60 * 1000;
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 'y']));
const noise = fields(150);

describeEachDatabase('rejected forms', (open) => {
  let db: Db;
  const app = createRest(publicModules, { reads: 0, changes: 0 });
  const visit = () => createBrowser(app, 'de.localhost');
  beforeAll(async () => {
    await loadContent();
    db = await open();
    await seedStock(db);
  });
  beforeEach(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    for (const table of ['cart', 'returnDesk'] as const) await db.deleteFrom(table).execute();
  });
  afterEach(() => void vi.unstubAllEnvs());
  const drafts = async () => (await db.selectFrom('cart').select('draft').execute()).map(({ draft }) => draft ?? '');

  test('B-01 store the fields that their call knows, and nothing else', async () => {
    await visit().form('/carts/address/delivery', {
      ...noise,
      ...{
        email: 'no',
        billingIsDelivery: 'on',
        'delivery.city': 'Sion',
        'delivery.__proto__': 'x',
        'delivery.city.deep': 'x',
        constructor: 'x',
      },
    });
    const [draft = ''] = await drafts();
    expect(JSON.parse(draft).fields).toEqual({ email: 'no', billingIsDelivery: 'on', 'delivery.city': 'Sion' });
    expect(draft.length).toBeLessThan(3000);
  });

  test('store no more than a page shows: sixty large fields fill no memory', async () => {
    for (let count = 0; count < 60; count++) await visit().form('/carts/add', { productKey: 'x'.repeat(30_000), ...noise });
    const sizes = (await drafts()).map((draft) => draft.length);
    expect(sizes).toHaveLength(60);
    expect(Math.max(...sizes)).toBeLessThan(3000);
  });

  test('B-28 a form of more fields than any page has, or a body of too many values, is malformed, and nothing is stored', async () => {
    const large = await visit().form('/carts/add', fields(201));
    expect([large.status, await large.json()]).toMatchObject([400, { data: { exception: 'MalformedBodyException' } }]);
    const json = await visit().post('/carts/add', fields(1001));
    expect([json.status, await json.json()]).toMatchObject([400, { data: { exception: 'MalformedBodyException' } }]);
    const nested = await visit().post('/lists/my/add-many', [Array.from({ length: 1001 }, () => ({}))]);
    expect([nested.status, await nested.json()]).toMatchObject([400, { data: { exception: 'MalformedBodyException' } }]);
    expect(await drafts()).toEqual([]);
  });

  test('V-03 B-28 at most fifty problems are named, and none at length', async () => {
    const response = await visit().post('/carts/add', { ...fields(900), ['x'.repeat(20_000)]: 'y' });
    const text = await response.text();
    expect([response.status, JSON.parse(text).data.fields.length]).toEqual([400, 50]);
    expect(text.length).toBeLessThan(10_000);
  });

  test('store neither account numbers nor passwords, but the rows of a statement', async () => {
    const browser = visit();
    await browser.form('/carts/payment', { paymentMethod: 'x', iban: 'DE02', accountHolder: 'Ada' });
    expect(JSON.parse((await drafts())[0] ?? '').fields).toEqual({ paymentMethod: 'x', accountHolder: 'Ada' });
    await browser.form('/returns/statement', { kind: 'x', 'quantities.0': '1', 'quantities.x': '1', other: '1' });
    const { draft } = await db.selectFrom('returnDesk').select('draft').executeTakeFirstOrThrow();
    expect(JSON.parse(draft ?? '').fields).toEqual({ kind: 'x', 'quantities.0': '1' });
  });

  test('are deleted after a day, with the carts that were created for them alone', async () => {
    const shopper = visit();
    await shopper.post('/carts/add', { productKey: 'bogen-p', variantKey: 'bogen-p-brass' });
    await shopper.form('/carts/add', { productKey: '' });
    await visit().form('/carts/add', { productKey: '' });
    await deleteOldDrafts(Date.now() + day - 1000);
    expect((await drafts()).filter(Boolean)).toHaveLength(2);
    await deleteOldDrafts(Date.now() + day + 1000);
    expect(await drafts()).toEqual(['']);
    expect(await (await shopper.get('/carts/')).json()).toMatchObject({ itemCount: 1 });
  });

  test('fit into a cookie, whatever was sent and rejected', async () => {
    const browser = visit();
    for (const path of ['/consumer/create', '/consumer/login', '/consumer/confirm-email']) {
      const response = await browser.form(path, { ...noise, email: 'x'.repeat(20_000) });
      const [cookie = ''] = response.headers.getSetCookie();
      expect([response.status, cookie.startsWith('form-draft=')]).toEqual([303, true]);
      expect(cookie.length).toBeLessThan(4096);
    }
    expect(readFormFlash(browser.cookieHeader(), 'confirm')?.problems.length).toBeGreaterThan(0);
  });

  test.each(['/carts/add', '/consumer/login', '/marketing/contact/send', '/returns/find', '/carts/discount/add'])(
    'B-01 a body at %s that only claims to be a form is malformed',
    async (path) => {
      for (const [type, body] of [
        ['multipart/form-data', 'x'],
        ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\nbroken'],
        ['multipart/form-data; boundary=x', '--x\nContent-Disposition: form-data\n\n1\n--x--'],
      ] as const) {
        const response = await visit().call(path, { method: 'POST', body, headers: { 'content-type': type } });
        expect([response.status, await response.json()]).toMatchObject([400, { data: { exception: 'MalformedBodyException' } }]);
      }
    },
  );
});
