import { expect, type Page } from '@playwright/test';
import { logIn, owner, ownerPassword } from '../support/browser/account.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

/** A separate account for each test, so that no test depends on another. */
const enter = async (shopper: Shopper, page: Page): Promise<string> => {
  const email = `konto-${crypto.randomUUID()}@beispiel.example`;
  await logIn(page, shopper.origin, { ...owner, email });
  return email;
};
const clickButton = (shopper: Shopper, page: Page, key: Parameters<Shopper['t']>[0]) =>
  page
    .getByRole('main')
    .getByRole('button', { name: shopper.t(key) })
    .first()
    .click();
const expectNotice = (shopper: Shopper, page: Page, key: Parameters<Shopper['t']>[0]) =>
  expect(page.getByRole('region', { name: shopper.t('shell.notices.region') })).toContainText(shopper.t(key));
const fillAddress = async (shopper: Shopper, street: string, postalCode: string): Promise<void> => {
  await shopper.field('checkout.address.street').fill(street);
  await shopper.field('checkout.address.postalCode').fill(postalCode);
  await shopper.field('checkout.address.city').fill('Köln');
};

test('U-06 U-05 addresses are added, corrected, edited, made primary and deleted; each change is confirmed', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await enter(shopper, page);
  await shopper.visit('account/addresses');
  await page.getByRole('link', { name: shopper.t('account.addresses.add') }).click();
  await fillAddress(shopper, 'Gartenweg 12 b', '5067');
  await clickButton(shopper, page, 'account.addresses.save');
  await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.plz'));
  await expect(shopper.field('checkout.address.postalCode')).toBeFocused();
  await shopper.field('checkout.address.postalCode').fill('50674');
  await clickButton(shopper, page, 'account.addresses.save');
  await expectNotice(shopper, page, 'account.done.add');
  await page.getByRole('link', { name: shopper.t('account.addresses.add') }).click();
  await fillAddress(shopper, 'Neusser Straße 208', '50733');
  await clickButton(shopper, page, 'account.addresses.save');
  await expect(page.getByRole('main')).toContainText('Neusser Straße 208');
  await clickButton(shopper, page, 'account.addresses.makePrimary');
  await expectNotice(shopper, page, 'account.done.primary');
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.t('account.addresses.edit') })
    .first()
    .click();
  await expect(shopper.field('checkout.address.street')).toHaveValue('Neusser Straße 208');
  await shopper.field('checkout.address.city').fill('Bonn');
  await clickButton(shopper, page, 'account.addresses.save');
  await expectNotice(shopper, page, 'account.done.edit');
  await expect(page.getByRole('main')).toContainText('50733 Bonn');
  await clickButton(shopper, page, 'account.addresses.remove');
  await expectNotice(shopper, page, 'account.done.remove');
  await expect(page.getByRole('main')).not.toContainText('Bonn');
});

test('U-05 an order is found in the account, explained, and reordered', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const email = await enter(shopper, page);
  const { firstName, lastName } = owner;
  await shopper.bringToPayment({ email, firstName, lastName, street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln' });
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await shopper.visit('account');
  await page.getByRole('link', { name: shopper.t('account.orders.order', { orderId }) }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(shopper.sayStart('account.orders.from'));
  await expect(main).toContainText(orderId);
  await expect(main).toContainText(shopper.t('cart.subtotal'));
  await clickButton(shopper, page, 'account.order.again');
  await expectNotice(shopper, page, 'account.done.reorder');
  await expect(page.getByRole('banner')).toContainText('1');
});

test('U-05 a wrong password is reported at its field; the right one changes it', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await enter(shopper, page);
  await shopper.visit('account/profile');
  const now = page.locator('#password-currentPassword');
  await now.fill('falsch');
  await page.locator('#password-password').fill('neue Wellen 9');
  await clickButton(shopper, page, 'account.profile.passwordSubmit');
  await expect(now).toHaveAccessibleDescription(new RegExp(shopper.t('account.refused.password')));
  await now.fill(ownerPassword);
  await page.locator('#password-password').fill('neue Wellen 9');
  await clickButton(shopper, page, 'account.profile.passwordSubmit');
  await expectNotice(shopper, page, 'account.done.password');
});

test('U-05 V-02 the account is deleted by typing the confirmation word of its language', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await enter(shopper, page);
  await shopper.visit('account/delete');
  const word = page.locator('#delete-confirmation');
  await word.fill('löschen');
  await clickButton(shopper, page, 'account.delete.submit');
  await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.delete'));
  await word.fill(shopper.t('account.delete.word'));
  await clickButton(shopper, page, 'account.delete.submit');
  await page.waitForURL('**/account/delete-confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.delete.doneTitle'));
  await shopper.visit('account');
  await page.waitForURL('**/login**');
});

test('B-01 U-05 without script: an invalid address is reported at its field, corrected, and the account deleted', { tag: '@core' }, async ({
  shopperIn,
  page,
  browser,
}) => {
  const shopper = await shopperIn('de');
  await enter(shopper, page);
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const noScript = await shopperIn('de', 'de', context);
  await noScript.visit('account/add-address');
  await noScript.page.waitForURL('**/plain/account/add-address');
  await fillAddress(noScript, 'Gartenweg 12 b', '5067');
  await clickButton(noScript, noScript.page, 'account.addresses.save');
  await expect(noScript.page.getByRole('alert')).toContainText(noScript.t('general.validation.plz'));
  await expect(noScript.field('checkout.address.street')).toHaveValue('Gartenweg 12 b');
  await noScript.field('checkout.address.postalCode').fill('50674');
  await clickButton(noScript, noScript.page, 'account.addresses.save');
  await expect(noScript.page.getByRole('status')).toContainText(noScript.t('account.done.add'));
  await noScript.visit('account/delete');
  await noScript.page.waitForURL('**/plain/account/delete');
  await noScript.page.locator('#delete-confirmation').fill(noScript.t('account.delete.word'));
  await clickButton(noScript, noScript.page, 'account.delete.submit');
  await expect(noScript.page.getByRole('heading', { level: 1 })).toHaveText(noScript.t('account.delete.doneTitle'));
  await context.close();
});
