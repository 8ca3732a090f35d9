import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, owner, ownerPassword } from '../support/browser/account.ts';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

type Key = Parameters<Shopper['t']>[0];
const newEmail = (): string => `zugang-${crypto.randomUUID()}@beispiel.example`;
const main = (page: Page) => page.getByRole('main');
const clickButton = (shopper: Shopper, key: Key) =>
  main(shopper.page)
    .getByRole('button', { name: shopper.t(key) })
    .first()
    .click();
const expectNotice = (shopper: Shopper, key: Key) =>
  expect(shopper.page.getByRole('region', { name: shopper.t('shell.notices.region') })).toContainText(shopper.t(key));
/** Opens the link of a mail on the server under test. */
const openLink = async ({ page, origin }: Shopper, text = ''): Promise<void> => {
  const { pathname, search } = new URL(/https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '');
  await page.goto(`${origin}${pathname}${search}`);
};
const fillLogin = async (shopper: Shopper, email: string): Promise<void> => {
  await shopper.field('checkout.address.email').fill(email);
  await shopper.field('access.login.password').fill(ownerPassword);
  await clickButton(shopper, 'access.login.title');
};

test('U-05 a new mail address takes effect once its link is opened', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const [before, after] = [newEmail(), newEmail()];
  await logIn(page, shopper.origin, { ...owner, email: before });
  await shopper.visit('account/profile');
  await page.locator('#email-email').fill(after);
  await page.locator('#email-currentPassword').fill(ownerPassword);
  await clickButton(shopper, 'account.profile.emailSubmit');
  await expectNotice(shopper, 'account.done.email');
  await expect(page.locator('#email-currentPassword')).toHaveValue('');
  await openLink(shopper, (await findMailTo(after, '?id=')).text);
  await clickButton(shopper, 'mail.button.email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.confirmEmail.done'));
  await page.context().clearCookies();
  await shopper.visit('login');
  await fillLogin(shopper, before);
  await expect(page.getByRole('alert')).toContainText(shopper.t('account.refused.credentials'));
  await fillLogin(shopper, after);
  await expect(page).toHaveURL(`${shopper.origin}/account`);
});

test('U-05 B-01 the old mailbox cancels a change of address, with script and without', async ({ shopperIn, page, browser }) => {
  const shopper = await shopperIn('de');
  const person = { ...owner, email: newEmail() };
  await logIn(page, shopper.origin, person);
  await shopper.visit('account/profile');
  await page.locator('#email-email').fill(newEmail());
  await page.locator('#email-currentPassword').fill(ownerPassword);
  await clickButton(shopper, 'account.profile.emailSubmit');
  const letter = await findMailTo(person.email, '/stop-email-change?id=');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const there = await shopperIn('de', 'de', context);
  await openLink(there, letter.text);
  await clickButton(there, 'mail.button.stopEmail');
  await expect(there.page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.stopEmail.done'));
  await context.close();
  await openLink(shopper, letter.text);
  await clickButton(shopper, 'mail.button.stopEmail');
  await expect(main(page)).toContainText(shopper.t('account.refused.link'));
  await shopper.visit('account/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.expired.title'));
});

test('U-03 R-05 a login elsewhere is listed and can be ended; that browser is then told that its session has expired', async ({
  shopperIn,
  page,
  browser,
}) => {
  const shopper = await shopperIn('de');
  const person = { ...owner, email: newEmail() };
  await logIn(page, shopper.origin, person);
  const context = await browser.newContext();
  const there = await shopperIn('de', 'de', context);
  await logIn(there.page, there.origin, person);
  await there.visit('account/addresses');
  await expect(there.page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.menu.addresses'));
  await shopper.visit('account/security');
  await expect(main(page)).toContainText(shopper.t('account.security.here'));
  await clickButton(shopper, 'account.security.end');
  await expectNotice(shopper, 'account.done.session');
  await expect(main(page).getByRole('button', { name: shopper.t('account.security.end') })).toHaveCount(0);
  await there.page.reload();
  await expect(there.page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.expired.title'));
  await there.page.getByRole('link', { name: shopper.t('access.expired.login') }).click();
  await fillLogin(there, person.email);
  await expect(there.page).toHaveURL(`${shopper.origin}/account/addresses`);
  await context.close();
});

test('U-03 a logout in one tab logs out the other', async ({ shopperIn, page, context }) => {
  const shopper = await shopperIn('de');
  await logIn(page, shopper.origin, { ...owner, email: newEmail() });
  await shopper.visit('account/profile');
  const other = await shopperIn('de', 'de', context);
  await other.visit('account');
  await expect(main(other.page).getByRole('button', { name: shopper.t('account.menu.logout') })).toBeVisible();
  await clickButton(other, 'account.menu.logout');
  await expectNotice(other, 'access.loggedOut');
  await expect(page).toHaveURL(`${shopper.origin}/login?redirect=%2Faccount%2Fprofile`);
  await expect(page.getByRole('banner').locator('a[href="/account"]')).not.toHaveAccessibleName(/angemeldet/i);
});

for (const isRemembered of [true, false]) {
  test(`U-03 ${isRemembered ? 'with remember-me the login outlives the browser' : 'without remember-me the login ends with the browser'}`, async ({
    shopperIn,
    page,
    browser,
  }) => {
    const shopper = await shopperIn('de');
    const email = newEmail();
    await page.goto(`${shopper.origin}/problem`);
    await openAccount(page, { ...owner, email });
    await shopper.visit('login');
    if (isRemembered) await page.getByRole('checkbox', { name: shopper.t('access.login.remember') }).check({ force: true });
    await fillLogin(shopper, email);
    await expect(page).toHaveURL(`${shopper.origin}/account`);
    // The cookies that a browser restores from disk when it is restarted.
    const { cookies } = await page.context().storageState();
    const reopened = await browser.newContext({ storageState: { cookies: cookies.filter(({ expires }) => expires > 0), origins: [] } });
    const later = await shopperIn('de', 'de', reopened);
    await later.visit('account');
    if (isRemembered) await expect(main(later.page)).toContainText(owner.lastName);
    else await expect(later.page).toHaveURL(`${shopper.origin}/login?redirect=%2Faccount`);
    await reopened.close();
  });
}
