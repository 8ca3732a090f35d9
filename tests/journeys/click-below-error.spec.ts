import { expect, type Locator, type Page } from '@playwright/test';
import { type Shopper, test } from '../support/browser/shopper.ts';

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
/** Long enough for a validation and its rendering. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Leaves a corrected field by pressing below it: nothing moves while the pointer is down, afterwards the error is removed. */
const clickBelow = async (page: Page, field: Locator, value: string, target: Locator): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(value);
  await target.scrollIntoViewIfNeeded();
  const place = await middleOf(target);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await frames(page);
  expect(await middleOf(target)).toEqual(place);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.mouse.up();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
};

const bringToAddress = async (shopper: Shopper): Promise<void> => {
  await shopper.visit('spuelen/delta-60-s');
  await shopper.putIntoCart();
  await shopper.goToCheckout();
};

for (const width of [390, 1440]) {
  test(`V-01 a click below a corrected field hits its target, in the address form at ${width} px`, async ({ shopperIn, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await shopperIn('de');
    await bringToAddress(shopper);
    await page.getByRole('button', { name: shopper.t('checkout.address.submit') }).click();
    const same = page.getByRole('checkbox', { name: shopper.t('checkout.address.same') });
    await expect(same).toBeChecked();
    // The error line that both fields share disappears only when both are valid.
    await shopper.field('checkout.address.postalCode').fill('10115');
    await clickBelow(page, shopper.field('checkout.address.city'), 'Berlin', same);
    await expect(same).not.toBeChecked();
  });
}

test('V-01 a click below a corrected field hits its target, in a visitor form', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('register');
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('access.register.title'), exact: true })
    .click();
  const terms = page.locator('input[name="consentsModel.TermsOfUse"]');
  await clickBelow(page, shopper.field('access.login.password'), 'ein-langes-passwort', terms);
  await expect(terms).toBeChecked();
});

test('V-01 an error that a click reveals shows after it, and the click still hits', async ({ page }) => {
  await page.goto('/docs/frame/form/empty', { waitUntil: 'networkidle' });
  const email = page.getByLabel('E-mail address');
  const topic = page.getByRole('checkbox');
  await email.fill('jo@');
  await topic.scrollIntoViewIfNeeded();
  const place = await middleOf(topic);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await frames(page);
  await expect(page.getByText(/check the email address/)).toBeHidden();
  await page.mouse.up();
  await expect(page.getByText(/check the email address/)).toBeVisible();
  await expect(topic).toBeChecked();
});
