import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('status').first();

const visit = (page: Page, baseURL: string | undefined, path: string, country = 'de' as Parameters<typeof originOf>[0]) =>
  page.goto(`${originOf(country, baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });

test('D-02 a typed place is suggested, chosen by keyboard, and shows its dealers without a reload; Back returns', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/dealer');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const placeField = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await placeField.pressSequentially('Paderb');
  await expect(page.getByRole('option', { name: /^Paderborn/ }).first()).toBeVisible();
  await placeField.press('ArrowDown');
  await placeField.press('Enter');
  await expect(page).toHaveURL(/\/dealer\?place=Paderborn/);
  await expect(found(page)).toHaveText('Die 5 nächsten Händler zu Paderborn');
  await expect(rows(page)).toHaveCount(5);
  const distances = (await rows(page).allTextContents()).map((text) => Number(/([\d,]+)\u00a0km/.exec(text)?.[1]?.replace(',', '.')));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  await page.goBack();
  await expect(found(page)).toContainText('Händler in Deutschland');
});

test('D-02 filters show their number of dealers, keep the place, and Show more continues', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/dealer?place=Hamburg');
  const filters = page.getByRole('navigation', { name: 'Händler filtern' });
  const partners = filters.getByRole('link', { name: /^Unit-Partner \d+$/ });
  await partners.click();
  await expect(page).toHaveURL(/\/dealer\?filter=unit-partner&place=Hamburg$/);
  await expect(partners).toHaveAttribute('aria-current', 'page');
  for (const text of await rows(page).allTextContents()) expect(text).toContain('Unit-Partner');
  await page.getByRole('link', { name: 'Weitere Händler zeigen' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/most=10/);
});

test('D-02 without script a form and links do the same', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, baseURL, '/dealer?filter=label-studio');
  await page.getByLabel('Ort oder Postleitzahl').fill('80331');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/filter=label-studio.*place=80331/);
  await expect(found(page)).toContainText('80331 München');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // Only script shows what depends on the time of day; the cached page may be older.
  await expect(page.getByRole('main')).not.toContainText(/Jetzt geöffnet|Jetzt geschlossen|Schließt bald|Öffnet bald/);
  await expect(rows(page).first()).toContainText(/Mo\s–\s(?:Fr|Sa)/);
  await expect(rows(page).first().getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await context.close();
});

test('D-02 an unknown place is reported at its field, and dealers are shown all the same', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/dealer?place=Qwrtzk%3Cb%3E');
  const placeField = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
  await expect(placeField).toHaveValue('Qwrtzk<b>');
  await expect(placeField).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main')).toContainText('„Qwrtzk<b>“ kennen wir in Deutschland nicht.');
  await expect(rows(page)).toHaveCount(5);
});

test('D-05 copying the mail address is confirmed; the directions link opens a route to that dealer', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, baseURL, '/dealer?place=Berlin');
  const first = rows(page).first();
  await first.getByRole('button', { name: /^E-Mail kopieren/ }).click();
  await expect(page.getByRole('region', { name: /^Meldungen/ }).getByText('E-Mail-Adresse kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^post@.+\.example$/);
  const way = new URL((await first.getByRole('link', { name: /^Route/ }).getAttribute('href')) ?? '');
  expect(`${way.origin}${way.pathname}`).toBe('https://www.google.com/maps/dir/');
  const destination = way.searchParams.get('destination')?.split(', ') ?? [];
  expect(destination.at(-1)).toBe('Germany');
  for (const part of destination.slice(0, -1)) await expect(first).toContainText(part);
});
