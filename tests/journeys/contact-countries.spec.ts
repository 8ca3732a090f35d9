import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const main = (page: Page) => page.getByRole('main');
const named = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

test('the British form asks for the title first and for a postcode, the Japanese one for the family name first and a phone', async ({
  shopperIn,
  page,
}) => {
  const british = await shopperIn('gb');
  await british.visit('contact');
  await expect(named(page, 'firstName')).toBeVisible();
  const names = () =>
    main(page)
      .locator('form[action="/marketing/contact/send"] [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  const order = await names();
  expect(order.indexOf('title')).toBeLessThan(order.indexOf('firstName'));
  expect(order).not.toContain('region');
  await expect(main(page).locator('label[for="postalCode"]')).toContainText('Postcode');
  const japanese = await shopperIn('jp');
  await japanese.visit('contact');
  await expect(named(page, 'phone')).toBeVisible();
  const there = await names();
  expect(there.indexOf('lastName')).toBeLessThan(there.indexOf('firstName'));
});

test('F-06 the list names each country in the language of the shop, and its own is selected', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('fr');
  await shopper.visit('contact');
  const countries = await page.evaluate(async () => {
    const answer = await fetch('/api/contactform?locale=fr-FR');
    return ((await answer.json()) as { countries: { code: string; name: string }[] }).countries;
  });
  expect(countries.length).toBeGreaterThan(190);
  expect(countries).toContainEqual({ code: 'DE', name: 'Allemagne' });
  await expect(page.locator('[name="country"]')).toHaveValue('FR');
  await expect(page.locator('[name="country"] option')).toHaveText(countries.map(({ name }) => name));
});
