import { expect, type Page } from '@playwright/test';
import { company } from '../../src/shared/company/company.ts';
import { fillCart } from '../support/browser/screens.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

type FailureReason = 'declined' | 'insufficientFunds' | 'authenticationFailed' | 'cancelled';

const cancelPayment = (page: Page, shopper: Shopper) => page.getByRole('link', { name: shopper.t('sandbox.pay.cancel') }).click();

/** The buyer's actions at the provider, by the reason that the shop should report afterwards. */
const ends: Record<FailureReason, (page: Page, shopper: Shopper) => Promise<void>> = {
  declined: async (page, shopper) => {
    await shopper.payByCard(cards.declined);
    await cancelPayment(page, shopper);
  },
  insufficientFunds: async (page, shopper) => {
    await shopper.payByCard('4000000000009995');
    await cancelPayment(page, shopper);
  },
  authenticationFailed: async (page, shopper) => {
    await shopper.payByCard(cards.challenge);
    await page.getByRole('button', { name: shopper.t('sandbox.challenge.refuse') }).click();
    await cancelPayment(page, shopper);
  },
  cancelled: cancelPayment,
};

const seeWhy = async (page: Page, shopper: Shopper, reason: FailureReason): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(shopper.t('checkout.failure.title'));
  await expect(main).toContainText(shopper.t(`checkout.failure.reason.${reason}`));
  await expect(main).toContainText(shopper.t(`checkout.failure.because.${reason}`));
  await expect(main).toContainText(shopper.t('checkout.failure.text'));
  await expect(main).toContainText(shopper.t('checkout.failure.tried'));
};

for (const [reason, end] of Object.entries(ends) as [FailureReason, (typeof ends)[FailureReason]][]) {
  test(`O-01 O-03 ${reason}: the page gives the reason, and one click leads to the order with a payment method selected`, async ({
    shopperIn,
    page,
  }) => {
    const shopper = await shopperIn('de');
    await fillCart(page, shopper.origin, 'addressed', 'de');
    await shopper.visit('checkout/payment/');
    await shopper.choosePayment('CreditCard');
    await shopper.order();
    await end(page, shopper);
    await page.waitForURL('**/checkout/failure/**');
    await seeWhy(page, shopper, reason);
    const isRejected = reason === 'declined' || reason === 'insufficientFunds';
    const card = page.getByRole('radio', { name: shopper.t('checkout.payment.method.CreditCard') });
    await expect(card).toBeChecked({ checked: !isRejected });
    await page.getByRole('radio', { name: shopper.t('checkout.payment.method.PayPal') }).check({ force: true });
    await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
    await shopper.order();
    await page.getByRole('button', { name: shopper.t('sandbox.wallet.approve') }).click();
    await shopper.seeSuccess();
  });
}

const seeNext = async (page: Page, shopper: Shopper): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText(shopper.t('checkout.success.title'), { exact: true })).toBeVisible();
  const line = main.getByRole('list', { name: shopper.t('checkout.success.next') });
  await expect(line.getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('heading', { name: shopper.t('checkout.success.prepare') })).toBeVisible();
  await expect(main).toContainText(company.email);
  for (const document of ['cutOut', 'sheet'] as const) {
    const link = main.getByRole('link', { name: shopper.t(`product.document.${document}`) }).first();
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', shopper.origin);
    const answer = await page.request.get(pathname + search, { headers: { host: new URL(shopper.origin).hostname } });
    expect(answer.status()).toBe(200);
  }
};

test('O-01 O-04 after the order: delivery date, documents to print, who lifts it', { tag: '@core' }, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await fillCart(page, shopper.origin, 'addressed', 'de');
  await shopper.visit('checkout/payment/');
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
  await seeNext(page, shopper);
});

test('B-01 O-03 without script the failure page says the same and pays again, and so does the success page', { tag: '@core' }, async ({
  shopperIn,
  browser,
  page,
}) => {
  const { origin } = await shopperIn('de');
  await fillCart(page, origin, 'addressed', 'de');
  const silent = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const shopper = await shopperIn('de', 'de', silent);
  await shopper.visit('plain/checkout/payment');
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await ends.declined(shopper.page, shopper);
  await shopper.page.waitForURL('**/plain/checkout/failure/**');
  await seeWhy(shopper.page, shopper, 'declined');
  await shopper.choosePayment('CreditCard');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await shopper.page.waitForURL('**/plain/checkout/success/**');
  await seeNext(shopper.page, shopper);
  await silent.close();
});
