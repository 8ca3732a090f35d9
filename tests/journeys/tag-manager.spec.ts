import { expect, type Page, test } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { layerOf, namesIn } from '../support/browser/data-layer.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

const container = 'GTM-TEST123';
/** A shop with a tag manager container, answered by a stand-in. */
let shop: OwnShop | undefined;
test.beforeAll(async () => {
  shop = await openOwnShop({ TAG_MANAGER_ID: container });
});
test.afterAll(() => shop?.close());

const standIn = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tags = "loaded"' });
  });
  return requested;
};
const visit = (page: Page, country: string, path: string) => page.goto(`http://${country}.localhost:${shop?.port}${path}`);

test("A-02 the tag manager loads with a document's first page view, after a denied default and then the grant", async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  const requested = await standIn(page);
  await visit(page, 'us', '/sinks');
  await expect(page.locator('html[data-tags="loaded"]')).toBeAttached();
  expect(requested).toEqual([`https://www.googletagmanager.com/gtm.js?id=${container}`]);
  const ads = (answer: string) => ({ ad_storage: answer, ad_user_data: answer, ad_personalization: answer });
  const layer = (await layerOf(page)) ?? [];
  expect(layer.slice(0, 2)).toEqual([
    { words: ['consent', 'default', { ...ads('denied'), analytics_storage: 'denied', wait_for_update: 2000 }] },
    { words: ['consent', 'update', { ...ads('denied'), analytics_storage: 'granted' }] },
  ]);
  // Advertising is granted once the server has confirmed that this browser sends no opt-out.
  const tagManagerCommands = async () => ((await layerOf(page)) ?? []).flatMap(({ words }) => (words ? [words] : []));
  await expect.poll(tagManagerCommands).toContainEqual(['consent', 'update', { ...ads('granted'), analytics_storage: 'granted' }]);
  expect(layer.filter(({ event }) => event).slice(0, 2)).toEqual([
    expect.objectContaining({ event: 'page_view', eid: 'sinks' }),
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  await page.getByRole('contentinfo').locator('a[href="/taps"]').click();
  await expect.poll(async () => ((await layerOf(page)) ?? []).some(({ eid }) => eid === 'taps')).toBe(true);
  expect(requested).toHaveLength(1);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('without consent the tag manager is not loaded and gets no data', async ({ page }) => {
  const requested = await standIn(page);
  await visit(page, 'de', '/spuelen');
  await page.locator('body').hover();
  await page.getByRole('contentinfo').locator('a[href="/armaturen"]').click();
  await expect(page).toHaveURL(/\/armaturen$/);
  await page.waitForLoadState('networkidle');
  expect([requested, await layerOf(page)]).toEqual([[], undefined]);
});

test.describe('for a visitor who has not been asked yet', () => {
  test.use({ storageState: newVisitor });

  test('a yes reports the current page and loads the tag manager, but reports no earlier action', async ({ page }) => {
    const requested = await standIn(page);
    await visit(page, 'de', '/spuelen/delta-60-s');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toContainText('Delta 60 S');
    await closeWithEscape(overlay);
    await expect(overlay).toBeHidden();
    expect([requested, await layerOf(page)]).toEqual([[], undefined]);
    await page.getByRole('button', { name: 'Alle zulassen' }).click();
    await expect.poll(() => namesIn(page)).toEqual(['page_view', 'gtm.js', 'view_item']);
    await expect.poll(() => requested).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzeinstellungen' }).click();
    await expect.poll(async () => (await namesIn(page)).filter((name) => name === 'page_view')).toHaveLength(2);
  });
});
