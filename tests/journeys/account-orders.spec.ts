import { expect, type Page } from '@playwright/test';
import { orderButtonText } from '../../src/shared/checkout/order-button.ts';
import { logIn, owner } from '../support/browser/account.ts';
import { buyers } from '../support/browser/buyers.ts';
import { discontinue, operate } from '../support/browser/operator.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

type Key = Parameters<Shopper['t']>[0];
const main = (page: Page) => page.getByRole('main');
const clickButton = (shopper: Shopper, key: Key) =>
  main(shopper.page)
    .getByRole('button', { name: shopper.t(key) })
    .first()
    .click();
const expectNotice = (shopper: Shopper, key: Key) =>
  expect(shopper.page.getByRole('region', { name: shopper.t('shell.notices.region') })).toContainText(shopper.t(key));

/** Creates an account for each test. Returns its mail address. */
const enter = async (shopper: Shopper): Promise<string> => {
  const email = `kauf-${crypto.randomUUID()}@beispiel.example`;
  await logIn(shopper.page, shopper.origin, { ...owner, email });
  return email;
};
const buy = async (shopper: Shopper, email: string): Promise<string> => {
  await shopper.bringToPayment({ ...buyers.de, email });
  await shopper.payByCard(cards.pays);
  return shopper.seeSuccess();
};

test('U-05 O-05 an order in the account shows its history, parcel, documents and returns, with script and without', async ({
  shopperIn,
  page,
  browser,
}) => {
  test.slow();
  const shopper = await shopperIn('de');
  const orderId = await buy(shopper, await enter(shopper));
  await operate('orders', 'ship', orderId, '--tracking', '00340434161094', '--link', 'https://carrier.example/00340434161094');
  await operate('returns', 'take', orderId, '--name', 'Miriam Ostertag', '--pieces', '1:1');
  const see = async ({ page: here, t }: { page: Page; t: Shopper['t'] }): Promise<void> => {
    const history = main(here)
      .getByRole('region', { name: t('account.order.history') })
      .getByRole('listitem');
    await expect(history).toHaveCount(3);
    const states = (['PENDING_PAYMENT', 'PAID', 'SHIPPED'] as const).map((state) => t(`account.state.${state}`));
    for (const [index, state] of states.entries()) await expect(history.nth(index)).toContainText(new RegExp(`${state}.*\\d{4}`));
    await expect(main(here)).toContainText('00340434161094');
    const follow = main(here).getByRole('link', { name: t('account.order.follow') });
    await expect(follow).toHaveAttribute('href', 'https://carrier.example/00340434161094');
    const invoiceLink = main(here).locator('a[href^="/invoices/"]');
    await expect(invoiceLink).toHaveAttribute('href', /I-DE-\d{4}-\d{5}\.pdf$/);
    await expect(invoiceLink).toHaveAccessibleName(/PDF/);
    const returns = main(here).getByRole('region', { name: t('account.order.returns') });
    await expect(returns).toContainText(/R-DE-\d{6}-[A-Z0-9]{8}/);
    await expect(returns).toContainText(t('returns.state.APPROVED'));
    const label = returns.getByRole('link', { name: t('returns.label.get') });
    await expect(label).toHaveAttribute('href', /^\/returns\/[\w-]+\/label\.pdf$/);
  };
  await shopper.visit(`account/orders/${orderId}`);
  await see({ page, t: (key) => shopper.t(key) });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const noScript = await shopperIn('de', 'de', context);
  await noScript.visit(`account/orders/${orderId}`);
  await noScript.page.waitForURL('**/plain/account/orders/**');
  await see({ page: noScript.page, t: (key) => noScript.t(key) });
  await context.close();
});

test('U-05 O-05 a fully returned order offers no further return, with script and without', async ({ shopperIn, page, browser }) => {
  test.slow();
  const shopper = await shopperIn('de');
  const email = await enter(shopper);
  const orderId = await buy(shopper, email);
  await shopper.visit(`account/orders/${orderId}`);
  const offer = (here: Page) => main(here).locator('a[href^="/return-order/"]');
  await expect(offer(page)).toBeVisible();
  await operate('returns', 'take', orderId, '--name', 'Miriam Ostertag', '--pieces', '1:1');
  const told = shopper.t('returns.end.returned');
  await page.reload();
  await expect(main(page)).toContainText(told);
  await expect(offer(page)).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const noScript = await shopperIn('de', 'de', context);
  await noScript.visit(`account/orders/${orderId}`);
  await noScript.page.waitForURL('**/plain/account/orders/**');
  await expect(main(noScript.page)).toContainText(told);
  for (const guest of [shopper, noScript]) {
    const here = guest.page;
    await guest.visit(`return-order/${orderId}`);
    await guest.field('returns.name').fill('Miriam Ostertag');
    await guest.field('checkout.address.email').fill(email);
    await main(here)
      .getByRole('button', { name: shopper.t('returns.find') })
      .click();
    await expect(main(here)).toContainText(told);
    await expect(main(here).getByRole('link', { name: shopper.t('returns.label.get') })).toBeVisible();
    await expect(main(here).locator('select')).toHaveCount(0);
  }
  await context.close();
});

test('U-05 O-04 a refunded order shows its credit note beside its invoice', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const orderId = await buy(shopper, await enter(shopper));
  await operate('orders', 'cancel', orderId);
  await shopper.visit(`account/orders/${orderId}`);
  await expect(main(page).getByRole('link', { name: /PDF/ })).toHaveCount(2);
  await expect(main(page)).toContainText(shopper.t('account.state.CANCELLED'));
});

test('U-05 an order names an article that is no longer sold, with script and without', async ({ shopperIn, page, browser }) => {
  const shopper = await shopperIn('de');
  const email = await enter(shopper);
  await shopper.visit('armaturen/bogen-p');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  const orderId = await buy(shopper, email);
  await shopper.visit(`account/orders/${orderId}`);
  const sink = main(page).getByRole('link', { name: 'Delta 60 S' }).first();
  await expect(sink).toBeVisible();
  await discontinue(orderId, 'delta-60-s');
  await clickButton(shopper, 'account.order.again');
  const missing = shopper.t('account.order.missing', { names: 'Delta 60 S' });
  await expect(main(page).getByRole('alert')).toContainText(missing);
  await expectNotice(shopper, 'account.done.reorder');
  await shopper.visit('cart');
  await expect(main(page)).toContainText('Bogen P');
  // The suggestions of an empty cart are in the document but hidden.
  await expect(main(page)).not.toContainText('Delta 60 S', { useInnerText: true });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const noScript = await shopperIn('de', 'de', context);
  await noScript.visit(`account/orders/${orderId}`);
  await clickButton(noScript, 'account.order.again');
  await expect(main(noScript.page).getByRole('alert')).toContainText(missing);
  await context.close();
});

test('O-02 U-05 a saved card pays again without its number, and is deleted in the account', async ({ shopperIn, page }) => {
  test.slow();
  const shopper = await shopperIn('de');
  const email = await enter(shopper);
  await shopper.bringToCheckout({ ...buyers.de, email });
  await page.getByRole('radio', { name: shopper.t('checkout.payment.method.CreditCard') }).check({ force: true });
  await page.locator('input[name="keepCard"]').check({ force: true });
  await clickButton(shopper, 'checkout.payment.submit');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  await shopper.bringToCheckout({ ...buyers.de, email });
  await page.getByRole('radio', { name: shopper.t('checkout.payment.method.CreditCard') }).check({ force: true });
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await clickButton(shopper, 'checkout.payment.submit');
  await expect(page.getByRole('heading', { name: shopper.t('checkout.summary.heading') })).toBeVisible();
  await expect(main(page)).toContainText('4242');
  await shopper.acceptTerms();
  await page.getByRole('button', { name: orderButtonText(shopper.site) }).click();
  await shopper.seeSuccess();
  await shopper.visit('account/payment-methods');
  await expect(main(page)).toContainText('4242');
  await clickButton(shopper, 'account.payment.remove');
  await expectNotice(shopper, 'account.done.card');
  await expect(main(page)).toContainText(shopper.t('account.payment.none'));
  await expect(main(page)).not.toContainText('4242');
});

test('U-05 U-06 the billing address is created and edited, each with a confirmation', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await enter(shopper);
  const edit = () => main(page).locator('a[href$="/edit-billing-address"]').click();
  await shopper.visit('account/addresses');
  await expect(main(page)).toContainText(shopper.t('account.addresses.noBilling'));
  await edit();
  await shopper.field('checkout.address.company').fill('Küchen Ostertag');
  await shopper.field('checkout.address.street').fill('Ring 5');
  await shopper.field('checkout.address.postalCode').fill('50674');
  await shopper.field('checkout.address.city').fill('Köln');
  await clickButton(shopper, 'account.addresses.save');
  await expectNotice(shopper, 'account.done.billing');
  await expect(main(page)).toContainText('Küchen Ostertag');
  await edit();
  await expect(shopper.field('checkout.address.street')).toHaveValue('Ring 5');
  await shopper.field('checkout.address.street').fill('Ring 7');
  await clickButton(shopper, 'account.addresses.save');
  await expect(main(page)).toContainText('Ring 7');
});
