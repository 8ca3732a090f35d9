import { expect } from '@playwright/test';
import { googleRequestsOf, standInForGoogle } from '../support/browser/google-maps.ts';
import { googlePage, test } from '../support/browser/google-shop.ts';
import { smallSearch } from '../support/browser/small-search.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

// One shop for all tests.
test.describe.configure({ mode: 'default' });

test('without consent there is no request to Google: our own map is shown, with a link to the privacy settings', async ({ page, shop }) => {
  const { visit, pins } = googlePage(page, shop);
  const requested = await standInForGoogle(page);
  await visit('/dealer?place=Hamburg');
  await expect(page.locator('[data-idle=true]')).toBeVisible();
  await expect(pins.first()).toBeVisible();
  const settings = page.getByRole('group', { name: /Google/ }).getByRole('link', { name: 'Datenschutzeinstellungen' });
  expect((await page.request.get((await settings.getAttribute('href')) ?? '', { headers: { host: 'de.localhost' } })).status()).toBe(200);
  expect(requested).toEqual([]);
});

test('loaded once, Google goes through its states with the same pins, without a CSP violation', async ({ page, shop }) => {
  const { visit, map, mapContainer, pins, loadOnce } = googlePage(page, shop);
  const violations = await collectPolicyViolations(page);
  const gate = Promise.withResolvers<'answer'>();
  const requested = await standInForGoogle(page, () => gate.promise);
  await visit('/dealer?place=Hamburg');
  await expect(page.locator('[data-idle=true]')).toBeVisible();
  const own = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
  await loadOnce.click();
  await expect(mapContainer).toHaveAttribute('data-load', 'IS_LOADING');
  await expect(map).toHaveAttribute('aria-busy', 'true');
  gate.resolve('answer');
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
  // On our own map some may be grouped.
  await expect(pins).toHaveCount(await page.getByRole('main').getByRole('article').count());
  const theirs = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
  expect(own.length).toBeGreaterThan(0);
  expect(theirs).toEqual(expect.arrayContaining(own));
  const { parameters } = await googleRequestsOf(page);
  expect(parameters).toMatchObject({ key: 'known-key', language: 'de', region: 'DE', libraries: 'places,marker' });
  expect(requested).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('E-dealer zoom buttons are disabled at the limits of the Google map, and a selection zooms in after a delay', async ({
  page,
  shop,
}) => {
  const { visit, map, pins, loadOnce } = googlePage(page, shop);
  await standInForGoogle(page);
  await visit('/dealer?place=Hamburg');
  await loadOnce.click();
  await pins.first().press('Enter');
  await expect.poll(async () => (await googleRequestsOf(page)).zoom).toBe(12);
  const [nearer, farther] = ['Vergrößern', 'Verkleinern'].map((name) => map.getByRole('button', { name }));
  for (const button of [nearer, farther]) {
    await expect(async () => {
      if (await button?.isEnabled()) await button?.press('Enter');
      await expect(button as NonNullable<typeof button>).toBeDisabled({ timeout: 50 });
    }).toPass();
  }
  await expect(nearer as NonNullable<typeof nearer>).toBeEnabled();
});

test('D-03 the small search keeps five dealers and wraps; each selection requests a driving route, shown unless that fails', async ({
  page,
  shop,
}) => {
  const { visit, mapContainer, pins, loadOnce } = googlePage(page, shop);
  await standInForGoogle(page);
  await visit('/unternehmen');
  const section = smallSearch(page);
  await section.scrollIntoViewIfNeeded();
  await loadOnce.click();
  await expect(mapContainer).toHaveAttribute('data-load', 'LOADED');
  expect((await googleRequestsOf(page)).routes).toEqual([]);
  await section.getByLabel('Ort oder Postleitzahl').fill('Leipzig');
  await section.getByRole('button', { name: 'Händler finden' }).click();
  await expect(section.getByRole('group', { name: /^\d \/ 5$/, includeHidden: true })).toHaveCount(5);
  await expect.poll(async () => (await googleRequestsOf(page)).routes.length).toBe(1);
  await expect.poll(async () => (await googleRequestsOf(page)).lines.length).toBe(1);
  await section.getByRole('button', { name: 'Voriger Händler' }).click();
  await expect(pins.and(page.getByRole('button', { name: /^5, / }))).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await googleRequestsOf(page)).routes.length).toBe(2);
  const { routes, lines } = await googleRequestsOf(page);
  expect(lines).toHaveLength(1);
  expect(new Set(routes.map(({ origin }) => JSON.stringify(origin))).size).toBe(1);
  expect(new Set(routes.map(({ destination }) => JSON.stringify(destination))).size).toBe(2);
  expect(routes.map(({ travelMode }) => travelMode)).toEqual(['DRIVING', 'DRIVING']);
  await page.evaluate(() => Object.assign(window, { hasNoRoutes: true }));
  await section.getByRole('button', { name: 'Nächster Händler' }).click();
  await expect.poll(async () => (await googleRequestsOf(page)).routes.length).toBe(3);
  await expect.poll(async () => (await googleRequestsOf(page)).lines.length).toBe(0);
  await expect(section.getByRole('alert')).toHaveCount(0);
  await expect(pins.first()).toBeVisible();
});
