import { expect, type Page, test } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { layerOf } from '../support/browser/data-layer.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

test.use({ storageState: newVisitor });

/** A shop with advertising enabled. */
let shop: OwnShop | undefined;
test.beforeAll(async () => {
  shop = await openOwnShop({ TAG_MANAGER_ID: 'GTM-TEST123' });
});
test.afterAll(() => shop?.close());

const at = (country: string, path: string) => `http://${country}.localhost:${shop?.port}${path}`;
const advertising = (page: Page) => page.getByRole('main').locator('input[name="advertising"]:checked');

/** Every advertising state sent to the tag manager. */
const adConsentEvents = async (page: Page): Promise<string[]> =>
  ((await layerOf(page)) ?? []).flatMap(({ words }) => {
    const [, , pushed] = (words ?? []) as [string, string, Record<string, string>?];
    return pushed ? [[pushed['ad_storage'], pushed['ad_user_data'], pushed['ad_personalization']].join()] : [];
  });
const denied = 'denied,denied,denied';

const signals: Record<string, (page: Page) => Promise<void>> = {
  'by its property': async (page) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  },
  'by its header alone': (page) => page.setExtraHTTPHeaders({ 'sec-gpc': '1' }),
};

for (const [name, send] of Object.entries(signals)) {
  test(`B-23 a browser that opts out ${name} keeps advertising off without a question; the settings explain and enable it`, async ({
    page,
  }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await send(page);
    await page.goto(at('us', '/cookies'));
    const main = page.getByRole('main');
    await expect(main).toContainText('Your browser asks us not to sell your data or share it for advertising (Global Privacy Control).');
    await expect(advertising(page)).toHaveValue('denied');
    await expect(main.locator('input[name="analytics"]:checked')).toHaveValue('granted');
    await expect.poll(async () => (await adConsentEvents(page)).length).toBeGreaterThanOrEqual(2);
    expect(new Set(await adConsentEvents(page))).toEqual(new Set([denied]));
    await main.getByRole('group', { name: 'Advertising' }).getByRole('radio', { name: 'On' }).click();
    await main.getByRole('button', { name: 'Save selection' }).click();
    await expect.poll(async () => (await adConsentEvents(page)).at(-1)).toBe('granted,granted,granted');
    await page.reload();
    await expect(advertising(page)).toHaveValue('granted');
    await expect.poll(async () => (await adConsentEvents(page)).at(-1)).toBe('granted,granted,granted');
  });
}

test('B-23 with a consent question the signal is read all the same, and without one nothing is said about it', async ({ page }) => {
  await page.goto(at('us', '/cookies'));
  await expect.poll(async () => (await adConsentEvents(page)).at(-1)).toBe('granted,granted,granted');
  await expect(page.getByRole('main')).not.toContainText('Global Privacy Control');
  await expect(advertising(page)).toHaveValue('granted');
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto(at('de', '/cookies'));
  await expect(page.getByRole('main')).toContainText('Global Privacy Control');
  await expect(advertising(page)).toHaveValue('denied');
  expect(await layerOf(page)).toBeUndefined();
  expect(await page.evaluate(async () => (await fetch('/.well-known/gpc.json')).json())).toMatchObject({ gpc: true });
});
