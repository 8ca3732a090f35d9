import { expect, type Page } from '@playwright/test';
import { type Shopper, test } from '../support/browser/shopper.ts';

const late = (page: Page, shopper: Shopper) => page.getByRole('link', { name: shopper.t('shell.late') });

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`B-01 if scripts never load a link leads to the no-script document, with motion: ${reducedMotion}`, async ({ shopperIn, page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.route(/\.js$/, (route) => route.abort());
    const shopper = await shopperIn('de');
    await shopper.visit('spuelen/delta-60-s');
    const added = page.waitForResponse('**/carts/add?*');
    await shopper.putIntoCart();
    await added;
    for (const [path, noScript] of [
      ['cart', '/plain/cart'],
      ['checkout/address/', '/plain/checkout/address'],
      ['wishlist', '/plain/wishlist'],
      ['account', '/plain/account'],
    ] as const) {
      await shopper.visit(path);
      const link = late(page, shopper);
      await expect(link, path).toBeHidden();
      await expect(link, path).toBeVisible();
      await expect(link, path).toHaveAttribute('href', noScript);
    }
    await shopper.visit('cart');
    await late(page, shopper).click();
    await expect(page).toHaveURL(/\/plain\/cart$/);
    await expect(page.getByRole('main')).toContainText('Delta 60 S');
  });
}

test('B-01 if scripts load the link to the no-script document never shows', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('cart');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const way = page.locator('[data-late]');
  await expect(way).toBeAttached();
  expect(await way.evaluate((element) => getComputedStyle(element).display)).toBe('none');
});

/** Holds scripts back until they are released or aborted. */
const holdScripts = async (page: Page) => {
  const { promise: decided, resolve: decide } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(/\.js$/, async (route) => route[await decided]());
  return { pass: () => decide('continue'), lose: () => decide('abort') };
};

test('B-01 a form submitted while scripts are loading is posted natively when they fail', async ({ shopperIn, page }) => {
  const scripts = await holdScripts(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  const added = page.waitForResponse(/\/carts\/add\?/);
  await shopper.putIntoCart();
  scripts.lose();
  expect((await added).request().isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(/\/plain\/cart$/);
  await expect(page.getByRole('main')).toContainText('Delta 60 S');
});

test('B-01 navigating away from a page whose scripts failed works', async ({ shopperIn, page }) => {
  const scripts = await holdScripts(page);
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  const lost = page.waitForEvent('pageerror');
  const { promise: isLost, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/spuelen', async (route) => {
    await isLost;
    await route.continue();
  });
  const left = page.waitForRequest('**/spuelen');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/spuelen"]')?.click());
  await left;
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  scripts.lose();
  await lost;
  letCome();
  await expect(page).toHaveURL(/\/spuelen$/);
});

test('V-01 input typed before script loads stays in the form, and is sent', { tag: '@core' }, async ({ shopperIn, page }) => {
  const scripts = await holdScripts(page);
  const shopper = await shopperIn('de');
  await shopper.visit('login');
  const [email, password] = [shopper.field('checkout.address.email'), shopper.field('access.login.password')];
  await email.fill('mia@beispiel.example');
  await password.fill('ein langer Satz, den niemand kennt');
  await page.getByRole('checkbox').check();
  scripts.pass();
  await expect(page.locator('html[data-header]')).toBeAttached();
  await expect(email).toHaveValue('mia@beispiel.example');
  await expect(password).toHaveValue('ein langer Satz, den niemand kennt');
  const sent = page.waitForRequest(/\/consumer\/login/);
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('access.login.title'), exact: true })
    .click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ email: 'mia@beispiel.example', password: 'ein langer Satz, den niemand kennt' });
  expect(new URL(request.url()).searchParams.get('rememberMe')).toBe('true');
});
