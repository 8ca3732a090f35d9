import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { accessModes } from '../../src/shared/routes/access-mode.ts';
import { paths } from '../../src/shared/routes/paths.ts';
import { logIn, owner } from '../support/browser/account.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

type Mode = (typeof accessModes)[keyof typeof accessModes];

/** The screens of a mode that have a URL of their own and need no preparation. */
const screensOf = (mode: Mode): string[] =>
  (['cart', 'wishlist', 'checkoutAddress', 'login', 'register', 'forgotPassword', 'account', 'dealer', 'search', 'returnOrder'] as const)
    .filter((name) => accessModes[name] === mode)
    .map((name) => paths[name]);
const belowAccount = ['account', 'account/profile', 'account/orders', 'account/addresses', 'account/security'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
/** An account for this test alone: the sessions it ends affect no other test. */
const newPerson = () => ({ ...owner, email: `zugang-${randomUUID()}@beispiel.example` });

/** Logs in here, and ends every session of the account from elsewhere. */
const expire = async (browser: Browser, { page, origin }: Shopper, person: typeof owner): Promise<void> => {
  await logIn(page, origin, person);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await logIn(elsewhere, origin, person);
  await elsewhere.evaluate(() => fetch('/consumer/logout/everywhere', { method: 'POST' }));
  await context.close();
};

for (const isScripted of [true, false]) {
  const how = isScripted ? 'in the browser' : 'by the server, without script';
  const twin = isScripted ? '' : 'plain/';
  test.describe(how, () => {
    test('R-05 ONLY_WHEN_LOGGED_IN redirects logged-out visitors to the login, which leads back', async ({ shopperIn, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: isScripted });
      const shopper = await shopperIn('de', 'de', context);
      for (const path of belowAccount) {
        await shopper.visit(`${twin}${path}`);
        await expect(shopper.page).toHaveURL(new RegExp(`/${twin}login\\?redirect=${encodeURIComponent(`/${path}`)}$`));
        await expect(title(shopper.page)).toHaveText(shopper.t('access.login.title'));
      }
      await context.close();
    });

    test('R-05 ONLY_WHEN_LOGGED_OUT tells logged-in visitors so, with links to the home page and back', async ({
      shopperIn,
      page,
      browser,
    }) => {
      const own = await shopperIn('de');
      await logIn(page, own.origin, newPerson());
      const context = await browser.newContext({ javaScriptEnabled: isScripted, storageState: await page.context().storageState() });
      const shopper = await shopperIn('de', 'de', context);
      for (const path of screensOf('ONLY_WHEN_LOGGED_OUT')) {
        await shopper.visit('spuelen');
        await shopper.visit(`${twin}${path}`);
        await expect(title(shopper.page)).toHaveText(shopper.t('access.already.title'));
        await expect(main(shopper.page).getByRole('link', { name: shopper.t('access.already.home') })).toHaveAttribute('href', '/');
        await main(shopper.page)
          .getByRole(isScripted ? 'button' : 'link', { name: shopper.t('access.already.back') })
          .click();
        await expect(shopper.page).toHaveURL(`${shopper.origin}/${isScripted ? 'spuelen' : 'plain/account'}`);
      }
      await context.close();
    });

    for (const mode of ['ALWAYS_EXCEPT_EXPIRED', 'ONLY_WHEN_LOGGED_IN'] as const)
      test(`R-05 ${mode} reports an expired session, with a login that leads back`, async ({ shopperIn, page, browser }) => {
        const own = await shopperIn('de');
        const person = newPerson();
        for (const path of screensOf(mode)) {
          await expire(browser, own, person);
          const context = await browser.newContext({ javaScriptEnabled: isScripted, storageState: await page.context().storageState() });
          const shopper = await shopperIn('de', 'de', context);
          await shopper.visit(`${twin}${path}`);
          await expect(title(shopper.page), path).toHaveText(shopper.t('access.expired.title'));
          const back = main(shopper.page).getByRole('link', { name: shopper.t('access.expired.login') });
          await expect(back).toHaveAttribute(
            'href',
            new RegExp(`[?&]redirect=${encodeURIComponent(`/${path.replace(/\/$/, '')}`)}(?:%2F)?$`),
          );
          await context.close();
        }
      });
  });
}

test('R-05 ALWAYS is open to guests, to accounts and to visitors with an expired session', async ({ shopperIn, page, browser }) => {
  const shopper = await shopperIn('de');
  const person = newPerson();
  const come = [async () => undefined, () => logIn(page, shopper.origin, person), () => expire(browser, shopper, person)];
  for (const arrive of come) {
    await arrive();
    for (const path of screensOf('ALWAYS')) {
      await shopper.visit(path);
      await expect(title(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${shopper.origin}/${path}`);
      await expect(title(page)).not.toHaveText(shopper.t('access.expired.title'));
    }
  }
});

for (const mode of ['ALWAYS_EXCEPT_EXPIRED', 'ONLY_WHEN_LOGGED_OUT'] as const)
  test(`R-05 ${mode} is open to logged-out visitors`, async ({ shopperIn, page }) => {
    const shopper = await shopperIn('de');
    for (const path of screensOf(mode)) {
      await shopper.visit(path);
      await expect(title(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const key of ['access.already.title', 'access.expired.title'] as const) await expect(title(page)).not.toHaveText(shopper.t(key));
    }
  });
