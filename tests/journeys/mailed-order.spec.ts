import { expect } from '@playwright/test';
import { keyOfMail } from '../support/browser/outbox.ts';
import { buyers, cards, test } from '../support/browser/shopper.ts';

test('O-04 the button of the order mail shows the order on another device, with script and without; without its secret nobody sees it', {
  tag: '@core',
}, async ({ shopperIn, browser, baseURL }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToPayment(buyers.de);
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  const key = await keyOfMail(orderId);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const other = await shopperIn('de', 'de', context);
    await other.visit(`plain/order?key=${key}`);
    const main = other.page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(other.say('account.orders.order', { orderId }));
    await expect(main.getByText(other.say('account.state.PAID')).first()).toBeVisible();
    await expect(main).toContainText(buyers.de.street);
    await expect(main.getByRole('link', { name: 'I-DE-' })).toHaveAttribute('href', /^\/invoices\/[\w-]{43}\/I-DE-/);
    await expect(main.getByRole('link', { name: other.say('checkout.success.return') })).toHaveAttribute(
      'href',
      `/return-order/${orderId}`,
    );
    await other.visit(`plain/order?key=${key.slice(0, -2)}`);
    await expect(main.getByText(other.say('account.refused.link'))).toBeVisible();
    await expect(main).not.toContainText(buyers.de.street);
    await context.close();
  }
});
