import { expect, type Page } from '@playwright/test';
import { logIn, owner, ownerPassword } from '../support/browser/account.ts';
import { buyers } from '../support/browser/buyers.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

type Person = typeof owner;
const newPerson = (): Person => ({ ...owner, email: `pause-${crypto.randomUUID()}@beispiel.example` });

/** Ends the session of this browser from another one. */
const endElsewhere = async ({ page, origin }: Shopper, person: Person): Promise<void> => {
  const context = await page.context().browser()?.newContext();
  const elsewhere = await context?.newPage();
  if (!elsewhere) throw new Error('There is no other browser');
  await logIn(elsewhere, origin, person);
  await elsewhere.evaluate(() => fetch('/consumer/logout/everywhere', { method: 'POST' }));
  await context?.close();
};

const logInAgain = async (shopper: Shopper, { email }: Person): Promise<void> => {
  const { page } = shopper;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('access.expired.title'));
  await page.getByRole('link', { name: shopper.t('access.expired.login') }).click();
  await shopper.field('checkout.address.email').fill(email);
  await shopper.field('access.login.password').fill(ownerPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('access.login.title'), exact: true })
    .click();
};

const heading = (page: Page, shopper: Shopper, key: Parameters<Shopper['t']>[0]) =>
  expect(page.getByRole('heading', { name: shopper.t(key) })).toBeVisible();

test('K-07 a session that expires at the payment loses nothing: the login leads back, and the order is placed', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const person = newPerson();
  await logIn(page, shopper.origin, person);
  // The step fetches saved cards by itself: that call must not be the one to learn of the expired session.
  const savedCards = page.waitForResponse(/\/consumer\/payment-methods\b/);
  await shopper.bringToCheckout({ ...buyers.de, email: person.email });
  await savedCards;
  const step = page.url();
  await endElsewhere(shopper, person);
  await page.getByRole('radio', { name: shopper.t('checkout.payment.method.CreditCard') }).check({ force: true });
  await page.getByRole('button', { name: shopper.t('checkout.payment.submit') }).click();
  await logInAgain(shopper, person);
  await expect(page).toHaveURL(step);
  await heading(page, shopper, 'checkout.payment.heading');
  await shopper.choosePayment('CreditCard');
  await expect(page.getByRole('main')).toContainText(buyers.de.street);
  await shopper.order();
  await shopper.payByCard(cards.pays);
  await shopper.seeSuccess();
});

test('K-07 a session that expires while the address is typed: after the login the input is back in its form', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  const person = newPerson();
  await logIn(page, shopper.origin, person);
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await shopper.fillAddress({ ...buyers.de, email: person.email });
  await endElsewhere(shopper, person);
  await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
  await logInAgain(shopper, person);
  await heading(page, shopper, 'checkout.address.heading');
  await expect(shopper.field('checkout.address.street')).toHaveValue(buyers.de.street);
  await expect(shopper.field('checkout.address.city')).toHaveValue(buyers.de.city);
  await shopper.submitAddress();
});
