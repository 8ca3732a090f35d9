import { expect } from '@playwright/test';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { test } from '../support/browser/shopper.ts';

test('C-06 another language of the country appears without a reload, stays on the page and is saved for a year', { tag: '@core' }, async ({
  shopperIn,
  page,
  context,
}) => {
  const shopper = await shopperIn('ch', 'de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  await closeWithEscape(shopper.dialog());
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page
    .getByRole('button', { name: shopper.sayStart('shell.country.choose') })
    .first()
    .click();
  await page.locator('a[hreflang="fr-CH"]:visible').click();

  await page.waitForURL('**/fr/**/lagune-60');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'fr-CH');
  await expect(page.locator('a[hreflang="fr-CH"]:visible')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const french = await shopperIn('ch', 'fr');
  await expect(page.getByRole('button', { name: french.t('product.addToCart') }).first()).toBeVisible();
  await french.putIntoCart();
  await expect(french.dialog().getByRole('link', { name: french.t('cart.toCheckout') })).toBeVisible();

  const cookie = (await context.cookies(shopper.origin)).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(`${shopper.origin}/`);
  await page.waitForURL(`${shopper.origin}/fr/`);
});

test("Y-07 choosing another country opens the same page there; a page unique to this country, the other's home", {
  tag: '@core',
}, async ({ shopperIn, page, baseURL }) => {
  const shopper = await shopperIn('de');
  const choose = async (locale: string): Promise<void> => {
    await expect(page.locator('html[data-header]')).toBeAttached();
    await page
      .getByRole('button', { name: shopper.sayStart('shell.country.choose') })
      .first()
      .click();
    await page.locator(`a[hreflang="${locale}"]:visible`).click();
  };
  const { port } = new URL(baseURL ?? '');
  await shopper.visit('spuelen/lagune-60');
  await choose('fr-FR');
  await page.waitForURL(`http://fr.localhost:${port}/eviers/lagune-60`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lagune 60' })).toBeVisible();

  await shopper.visit('cart');
  await choose('fr-FR');
  await page.waitForURL(`http://fr.localhost:${port}/`);
});

test('in Italy products, pictures and pages are in Italian, and nothing is marked as another language', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('it', 'it');
  await shopper.visit('lavelli');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Delta 60 S', exact: true }) });
  const kind = card.getByText('Lavello in granito con vaschetta e gocciolatoio');
  await expect(kind).toBeVisible();
  await expect(card.locator('[lang]').filter({ has: kind })).toHaveCount(0);
  await expect(card.getByRole('img', { name: /^Delta 60 S .*antracite/ })).not.toHaveAttribute('lang');

  await shopper.visit('lavelli/delta-60-s');
  await expect(page).toHaveTitle('Delta 60 S, lavello in granito con vaschetta – Undula');
  const text = page.getByText('Due vasche e un gocciolatoio');
  await expect(text).toBeVisible();
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('it');
  const crumb = page.getByRole('main').getByRole('link', { name: 'Lavelli', exact: true }).first();
  expect(await crumb.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('it');
});
