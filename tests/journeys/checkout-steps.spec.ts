import { expect } from '@playwright/test';
import { addressLayoutOf } from '../../src/shared/address/address-layout.ts';
import { buyers } from '../support/browser/buyers.ts';
import { findMailOf } from '../support/browser/outbox.ts';
import { cards, test } from '../support/browser/shopper.ts';

const belgian = {
  email: 'an@voorbeeld.example',
  firstName: 'An',
  lastName: 'Maes',
  street: 'Kerkstraat 4',
  postalCode: '9000',
  city: 'Gent',
};

test('R-04 the URL holds each step without a reload; Back and Forward move between steps and the input is kept', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await expect(page).toHaveURL(/\/checkout\/payment\/?$/);
  await shopper.choosePayment('PayPal');
  await expect(page).toHaveURL(/\/checkout\/summary\/?$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('checkout.payment.heading') })).toBeFocused();
  await expect(page.getByRole('radio', { name: shopper.t('checkout.payment.method.PayPal') })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/address\/?$/);
  await expect(shopper.field('checkout.address.city')).toHaveValue(buyers.de.city);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('checkout.summary.heading') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('checkout.summary.heading') })).toBeVisible();
});

test('R-04 links back lead to their step from wherever the visitor came, and each step has its own title and the focus', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  const back = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).click();
  const seeStep = async (step: 'address' | 'payment' | 'summary') => {
    await expect(page).toHaveURL(new RegExp(`/checkout/${step}/?$`));
    await expect(page).toHaveTitle(new RegExp(shopper.t(`checkout.step.${step}`)));
    await expect(page.getByRole('heading', { level: 1, name: shopper.t(`checkout.${step}.heading`) })).toBeFocused();
  };
  await shopper.bringToCheckout(buyers.de);
  await seeStep('payment');
  await shopper.visit('checkout/payment/');
  await shopper.choosePayment('PayPal');
  await seeStep('summary');
  await back(/^Zurück zur Zahlung/);
  await seeStep('payment');
  await back(/^Zurück zur Adresse/);
  await seeStep('address');
  await shopper.submitAddress();
  await seeStep('payment');
  await back(/^Zurück zur Adresse/);
  await seeStep('address');
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(shopper.t('checkout.step.payment')));
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('checkout.payment.heading') })).toBeVisible();
});

test('R-04 a step that depends on a missing one leads back to that one', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await shopper.visit('checkout/summary/');
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('checkout.address.heading') })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/address\/?$/);
  await expect(page).toHaveTitle(new RegExp(shopper.t('checkout.step.address')));
});

test('V-02 in Japan the family name comes first and the address goes from the postal code to the house', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shopper = await shopperIn('jp');
  await shopper.visitList('sinks');
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  const { labels, rows } = addressLayoutOf('jp');
  const boxOf = async (key: Parameters<typeof shopper.field>[0]) => (await shopper.field(key).boundingBox()) ?? { x: 0, y: 0 };
  expect((await boxOf('checkout.address.lastName')).x).toBeLessThan((await boxOf('checkout.address.firstName')).x);
  const tops: number[] = [];
  for (const part of rows.flat()) tops.push((await boxOf(labels[part])).y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('O-06 in Belgium the closest drop point is chosen, another postal code lists others, and the mail names it', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('be', 'fr');
  await shopper.visitList('sinks');
  await shopper.openProduct('Delta 60 S');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
  await shopper.fillAddress(belgian);
  await shopper.submitAddress();
  await page.getByRole('radio', { name: /Closest Drop Point/ }).check({ force: true });
  const points = page.getByRole('group', { name: shopper.t('checkout.dropPoint.label') }).getByRole('radio');
  await expect(points).toHaveCount(5);
  await expect(points.first()).toBeChecked();
  const near = page.getByLabel(shopper.t('checkout.dropPoint.elsewhere'));
  await near.fill('90000');
  await near.press('Enter');
  await expect(near).toHaveAccessibleDescription(shopper.t('general.validation.plz'));
  await near.fill('8400');
  await near.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '8400' })).toBeVisible();
  await expect(page.getByText('8400 Oostende')).toBeVisible();
  await shopper.choosePayment('CreditCard');
  await expect(page.getByRole('main')).toContainText('8400 Oostende');
  await shopper.order();
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await expect(page.getByRole('main')).toContainText('8400 Oostende');
  expect((await findMailOf(orderId)).text).toContain('8400 Oostende');
});

test('E-page-head-updates the title of a page changes at the same moment as its heading', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visitList('sinks');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (/Delta\s60\sS/.test(heading)) seen.push(document.title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await shopper.openProduct('Delta 60 S');
  const titles = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(titles[0]).toMatch(/^Delta\s60\sS/);
});

for (const [width, rows] of [
  [390, 5],
  [1440, 7],
] as const) {
  test(`E-textarea-rows a text area has ${rows} rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/frame/text-field/lines', { waitUntil: 'networkidle' });
    const shown = await page.getByRole('textbox').evaluate((area) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(area);
      return (area.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)) / parseFloat(lineHeight);
    });
    expect(Math.round(shown)).toBe(rows);
  });
}
