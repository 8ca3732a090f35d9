import { expect, type Page, test } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

test.use({ storageState: newVisitor });

const script = 'https://consent.example/manager.js';
/** A shop with a third-party consent manager. */
let shop: OwnShop | undefined;
test.beforeAll(async () => {
  shop = await openOwnShop({ CONSENT_MANAGER_URL: script });
});
test.afterAll(() => shop?.close());

// The interface that such a manager must provide, implemented minimally.
const manager = `
  let answers;
  window.consentManager = { answers: () => answers, open: () => { document.documentElement.dataset.settings = 'open'; } };
  window.answerAs = (given) => { answers = given; dispatchEvent(new Event('consent-answers')); };
`;
const standIn = async (page: Page, body: string | undefined): Promise<string[]> => {
  const requested: string[] = [];
  await page.route('https://consent.example/**', async (route) => {
    requested.push(route.request().url());
    await (body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }));
  });
  return requested;
};
const visit = (page: Page, country: string, path: string) =>
  page.goto(`http://${country}.localhost:${shop?.port}${path}`, { waitUntil: 'networkidle' });
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('last-seen'));
const answerAs = (page: Page, given: Record<string, boolean>) =>
  page.evaluate((all) => (window as unknown as { answerAs: (given: object) => void }).answerAs(all), given);
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzeinstellungen' });

test('A-02 a third-party manager loads with the first page view only, its answers count, our links open its settings', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  const requested = await standIn(page, manager);
  await visit(page, 'de', '/spuelen/delta-60-s');
  await expect(page.getByRole('region', { name: 'Was dürfen wir laden?' })).toHaveCount(0);
  expect(await seen(page)).toBeNull();
  await answerAs(page, { 'last-seen': true });
  await expect.poll(() => seen(page)).toContain('delta-60-s');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await settings(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-settings', 'open');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(requested).toEqual([script]);
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('if its settings cannot be opened the browser says so', async ({ page }) => {
  await standIn(page, undefined);
  await visit(page, 'de', '/service');
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.message());
    });
  });
  await settings(page).click();
  expect(await said).toBe('Es sieht so aus, als ob Ihr Browser das Öffnen der Datenschutzeinstellungen verhindert.');
});

test('it is not loaded in countries without a consent question', async ({ page }) => {
  const requested = await standIn(page, manager);
  await visit(page, 'us', '/sinks/delta-60-s');
  await expect.poll(() => seen(page)).toContain('delta-60-s');
  expect(requested).toEqual([]);
});
