import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, ownerPassword } from '../support/browser/account.ts';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const newPerson = () => ({ email: `mia.${randomUUID().slice(0, 8)}@beispiel.example`, firstName: 'Mia', lastName: 'Ostertag' });

const clickButton = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name, exact: true }).click();

const fillLogin = async (shopper: Shopper, email: string, password = ownerPassword): Promise<void> => {
  await shopper.field('checkout.address.email').fill(email);
  await shopper.field('access.login.password').fill(password);
  await clickButton(shopper.page, shopper.t('access.login.title'));
};

/** An account that another browser opened and confirmed. */
const haveAccount = async (shopper: Shopper): Promise<string> => {
  const person = newPerson();
  const browser = shopper.page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: true });
  const page = await context?.newPage();
  if (!page) throw new Error('There is no other browser');
  await page.goto(`${shopper.origin}/problem`);
  await openAccount(page, person);
  await context?.close();
  return person.email;
};

for (const isScripted of [true, false]) {
  const how = isScripted ? 'with script' : 'without script';
  // Without script the account redirects to its no-script version.
  const account = isScripted ? 'account' : 'plain/account';
  test.describe(how, () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`U-03 R-06 V-04 a wrong password is corrected, and the login leads back, ${how}`, { tag: '@core' }, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      const email = await haveAccount(shopper);
      await shopper.visit('login?redirect=/spuelen');
      await fillLogin(shopper, email, 'not this one');
      await expect(page.getByRole('alert')).toContainText(shopper.t('account.refused.credentials'));
      await expect(shopper.field('access.login.password')).toBeFocused();
      await expect(shopper.field('checkout.address.email')).toHaveValue(email);
      await fillLogin(shopper, email);
      await expect(page).toHaveURL(`${shopper.origin}/spuelen`);
      await shopper.visit(isScripted ? 'login' : 'plain/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.already.title'));
      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.t('access.already.home') })
        .click();
      await expect(page).toHaveURL(`${shopper.origin}/`);
    });

    test(`R-06 the login redirects to no other site, ${how}`, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      const email = await haveAccount(shopper);
      await shopper.visit('login?redirect=//evil.example/');
      await fillLogin(shopper, email);
      await expect(page).toHaveURL(`${shopper.origin}/${account}`);
    });

    test(`U-04 a forgotten password is reset by the link of a mail, ${how}`, { tag: '@core' }, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      const email = await haveAccount(shopper);
      await shopper.visit('login');
      await page.getByRole('link', { name: shopper.t('access.login.forgot') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.forgot.title'));
      await shopper.field('checkout.address.email').fill(email);
      await clickButton(page, shopper.t('access.forgot.submit'));
      await expect(page.getByRole('main').getByRole('status')).toContainText(shopper.t('access.sent.forgot'));
      const { text = '' } = await findMailTo(email, '?trxId=');
      const link = new URL(/https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '');
      await page.goto(`${shopper.origin}${link.pathname}${link.search}`);
      await shopper.field('access.reset.password').fill('kurz');
      await clickButton(page, shopper.t('access.reset.submit'));
      await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.password'));
      await shopper.field('access.reset.password').fill('ganz neue Wellen');
      await clickButton(page, shopper.t('access.reset.submit'));
      await expect(page.getByRole('main').getByRole('status')).toContainText(shopper.t('access.reset.doneTitle'));
      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.t('access.login.title') })
        .click();
      await fillLogin(shopper, email, 'ganz neue Wellen');
      await expect(page).toHaveURL(`${shopper.origin}/${account}`);
    });
  });
}

test('R-05 K-07 U-03 an expired session is reported on the cart, and its login leads back there', { tag: '@core' }, async ({
  shopperIn,
  page,
  browser,
}) => {
  const shopper = await shopperIn('de');
  const person = newPerson();
  await logIn(page, shopper.origin, person);
  await shopper.visit('cart');
  // Wait until idle: a pending call would consume the expired-session status before the tested page.
  await expect(page.getByText(shopper.t('cart.empty.title'))).toBeVisible();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await logIn(elsewhere, shopper.origin, person);
  await elsewhere.evaluate(() => fetch('/consumer/logout/everywhere', { method: 'POST' }));
  await other.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.expired.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('access.expired.login') })
    .click();
  await expect(page).toHaveURL(`${shopper.origin}/login?redirect=%2Fcart`);
  await fillLogin(shopper, person.email);
  await expect(page).toHaveURL(`${shopper.origin}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('cart.title'));
});
