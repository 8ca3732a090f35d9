import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/browser/account.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf, findMailTo } from '../support/browser/outbox.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';
import { untilTicketCounts } from '../support/browser/solve-captcha.ts';

const receiptTo = 'beleg@beispiel.example';

const buy = async (shopper: Shopper, page: Page): Promise<string> => {
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await page.context().clearCookies();
  return orderId;
};

const withdraw = async (shopper: Shopper, page: Page, orderId: string): Promise<void> => {
  const clickButton = (key: Parameters<Shopper['t']>[0]) => page.getByRole('button', { name: shopper.t(key), exact: true }).click();
  await shopper.visit(`return-order/${orderId}`);
  await expect(shopper.field('returns.orderId')).toHaveValue(orderId);
  await shopper.field('returns.name').fill('Miriam Ostertag-Nguyễn');
  await shopper.field('checkout.address.email').fill('wrong@beispiel.example');
  await clickButton('returns.find');
  await expect(page.getByRole('alert')).toContainText(shopper.t('returns.refused.notFound'));
  await shopper.field('checkout.address.email').fill(buyers.de.email);
  await clickButton('returns.find');
  await page
    .getByRole('main')
    .getByLabel(shopper.t('returns.pieces', { name: 'Delta 60 S' }))
    .selectOption('1');
  await clickButton('returns.next');
  await expect(page.getByRole('main')).toContainText('Hiermit widerrufe ich, Miriam Ostertag-Nguyễn');
  await expect(shopper.field('returns.receiptTo')).toHaveValue(buyers.de.email);
  await shopper.field('returns.receiptTo').fill('beleg');
  await clickButton('returns.confirm.withdrawal');
  await expect(shopper.field('returns.receiptTo')).toHaveAccessibleDescription(shopper.t('general.validation.email'));
  await shopper.field('returns.receiptTo').fill(receiptTo);
  await clickButton('returns.confirm.withdrawal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('mail.return-withdrawn.heading'));
};

const expectReceipt = async (page: Page): Promise<void> => {
  const returnId = /R-DE-\d{6}-[A-Z0-9]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  const mail = await findMailOf(returnId);
  expect(mail.to?.[0]?.address).toBe(receiptTo);
  expect(mail.text).toContain('Hiermit widerrufe ich, Miriam Ostertag-Nguyễn');
};

test('Y-01 a guest withdraws from the contract in two steps and gets the receipt and the label at once', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await withdraw(shopper, page, await buy(shopper, page));
  await expectReceipt(page);
  const href = await page.getByRole('link', { name: shopper.t('returns.label.get') }).getAttribute('href');
  const label = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return [answer.status, answer.headers.get('content-type')];
  }, href ?? '');
  expect(label).toEqual([200, 'application/pdf']);
});

test('Y-01 B-01 a guest withdraws from the contract without script', { tag: '@core' }, async ({ shopperIn, page, browser, baseURL }) => {
  const shopper = await shopperIn('de');
  const orderId = await buy(shopper, page);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const guest = await shopperIn('de', 'de', context);
  await withdraw(guest, guest.page, orderId);
  await expectReceipt(guest.page);
  await context.close();
});

/** The order is not found, and the withdrawal counts all the same. */
const withdrawWithoutOrder = async (shopper: Shopper, page: Page, isScripted: boolean): Promise<void> => {
  const clickButton = (key: Parameters<Shopper['t']>[0]) => page.getByRole('button', { name: shopper.t(key), exact: true }).click();
  const main = page.getByRole('main');
  await shopper.visit('return-order');
  await shopper.field('returns.name').fill('Miriam Ostertag-Nguyễn');
  await shopper.field('checkout.address.email').fill(buyers.de.email);
  await shopper.field('returns.orderId').fill('DE-000000-XXXXXXXX');
  await clickButton('returns.find');
  await expect(page.getByRole('heading', { name: shopper.t('returns.open.title') })).toBeVisible();
  await clickButton('returns.next');
  await expect(shopper.field('returns.open.content')).toHaveAccessibleDescription(new RegExp(shopper.t('general.validation.required')));
  await shopper.field('returns.open.content').fill('Spüle Delta 60 S, gekauft am 3. November');
  if (!isScripted) await untilTicketCounts();
  await clickButton('returns.next');
  await expect(main).toContainText('Spüle Delta 60 S, gekauft am 3. November');
  await clickButton('returns.edit');
  await expect(shopper.field('returns.open.content')).toHaveValue('Spüle Delta 60 S, gekauft am 3. November');
  if (!isScripted) await untilTicketCounts();
  await clickButton('returns.next');
  await clickButton('returns.confirm.withdrawal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('mail.return-withdrawn.heading'));
  const withdrawalId = /W-DE-\d{6}-[A-Z0-9]{8}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  const mail = await findMailTo(buyers.de.email, withdrawalId);
  expect(mail.text).toContain('Hiermit widerrufe ich, Miriam Ostertag-Nguyễn');
  expect(mail.text).toContain('Spüle Delta 60 S, gekauft am 3. November');
};

for (const javaScriptEnabled of [true, false])
  test(`Y-01 B-01 a withdrawal is accepted although its order is not found, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    shopperIn,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const guest = await shopperIn('de', 'de', context);
    await withdrawWithoutOrder(guest, guest.page, javaScriptEnabled);
    await context.close();
  });

test('O-05 U-03 the form knows a logged-in consumer, in its own document without script too; the shared page knows nobody', async ({
  shopperIn,
  page,
  browser,
  baseURL,
}) => {
  const person = { email: `rueckgabe-${Date.now()}@beispiel.example`, firstName: 'Miriam', lastName: 'Ostertag-Nguyễn' };
  const expectPerson = async (shopper: Shopper): Promise<void> => {
    await expect(shopper.field('returns.name')).toHaveValue('Miriam Ostertag-Nguyễn');
    await expect(shopper.field('checkout.address.email')).toHaveValue(person.email);
  };
  const shopper = await shopperIn('de');
  await logIn(page, shopper.origin, person);
  await shopper.visit('return-order');
  await expectPerson(shopper);
  const shared = await page.evaluate(async () => (await fetch('/return-order')).text());
  expect(shared).toContain('name="email"');
  for (const personal of [person.email, person.lastName]) expect(shared).not.toContain(personal);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, ...(baseURL && { baseURL }) });
  const noScript = await shopperIn('de', 'de', context);
  // The shared page redirects there by itself, and keeps the number from the URL.
  await noScript.visit('return-order/DE-261123-ABCDEFGH');
  await expect(noScript.page).toHaveURL(/\/plain\/return-order\/DE-261123-ABCDEFGH$/);
  await expectPerson(noScript);
  await expect(noScript.field('returns.orderId')).toHaveValue('DE-261123-ABCDEFGH');
  await context.close();
});
