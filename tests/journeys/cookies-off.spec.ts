import { expect, type Page } from '@playwright/test';
import type { MessageKey } from '../../src/shared/i18n/messages.ts';
import { logIn, owner, ownerPassword } from '../support/browser/account.ts';
import { test } from '../support/browser/shopper.ts';

/** A browser with cookies blocked in its settings: none is sent, and `navigator.cookieEnabled` is false. */
const blockCookies = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.route('**/*', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
};

test('B-01 cookies off: cart, login and withdrawal say in place that cookies are needed', async ({ shopperIn, page }) => {
  await blockCookies(page);
  const shopper = await shopperIn('de');
  const said = shopper.t('general.cookies.title');
  for (const path of ['cart', 'login', 'register', 'return-order']) {
    await shopper.visit(path);
    await expect(page.getByRole('main').getByText(said), path).toBeVisible();
  }
  await shopper.visit('spuelen/delta-60-s');
  await expect(page.getByText(said)).toHaveCount(0);
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText(said);
});

test('B-01 cookies on: the message is not shown there', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('login');
  await expect(page.locator('html[data-header]')).toBeAttached();
  await expect(page.getByText(shopper.t('general.cookies.title'))).toHaveCount(0);
});

test('B-01 cookies off and no script: the cart says so after an add', async ({ shopperIn, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const shopper = await shopperIn('de', 'de', context);
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.page.getByText(shopper.t('general.cookies.title'))).toHaveCount(0);
  await context.clearCookies();
  await shopper.visit('plain/cart');
  await expect(shopper.page.getByRole('main').getByText(shopper.t('general.cookies.title'))).toBeVisible();
  await context.close();
});

test('B-01 cookies off and no script: login, registration and withdrawal say so where their forms come back', async ({
  shopperIn,
  browser,
  page: elsewhere,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const shopper = await shopperIn('de', 'de', context);
  const { page } = shopper;
  const person = { ...owner, email: `${crypto.randomUUID()}@beispiel.example` };
  await logIn(elsewhere, shopper.origin, person);
  // Without script a page cannot know that cookies are blocked: those set by a response are dropped before the next request.
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await context.clearCookies();
    await session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  const main = page.getByRole('main');
  const said = main.getByText(shopper.t('general.cookies.title'));
  const send = async (path: string, button: MessageKey, fields: Record<string, string>): Promise<void> => {
    await shopper.visit(path);
    for (const [name, value] of Object.entries(fields)) await main.locator(`input[name="${name}"]`).first().fill(value);
    await main.getByRole('button', { name: shopper.t(button), exact: true }).click();
    await expect(said, path).toBeVisible();
  };
  await send('login', 'access.login.title', { email: person.email, password: 'quite another one' });
  await send('login', 'access.login.title', { email: person.email, password: ownerPassword });
  await send('register', 'access.register.title', { email: 'miriam' });
  await send('return-order', 'returns.find', { name: 'Miriam', email: 'miriam@beispiel.example', orderId: 'DE-1' });
  await context.close();
});

test('T-05 a storage that throws breaks neither shop nor documentation, and the scheme can be switched', async ({ page, shopperIn }) => {
  await page.addInitScript(() => {
    const throwingDescriptor = {
      get: (): never => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', throwingDescriptor);
    Object.defineProperty(window, 'sessionStorage', throwingDescriptor);
  });
  const shopper = await shopperIn('de');
  await shopper.visit('docs/button');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await page.getByRole('banner').getByRole('button', { name: 'Dark scheme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Delta 60 S');
});
