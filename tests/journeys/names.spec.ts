import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/browser/account.ts';
import { test } from '../support/browser/shopper.ts';

const nameFieldsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input[name="firstName"], input[name="lastName"]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
const familyFirst = ['lastName', 'firstName'];

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`V-02 V-04 in Japan the registration asks for and reports the family name first, ${isScripted ? 'with' : 'without'} script`, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('jp');
      await shopper.visit('register');
      expect(await nameFieldsOf(page)).toEqual(familyFirst);
      await page
        .getByRole('main')
        .getByRole('button', { name: shopper.t('access.register.title'), exact: true })
        .click();
      await expect(page.getByRole('alert').getByRole('link').first()).toContainText(shopper.t('checkout.address.lastName'));
      await expect(shopper.field('checkout.address.lastName')).toBeFocused();
    });
  });
}

test('V-02 in Germany the registration asks for the given name first', async ({ shopperIn, page }) => {
  await (await shopperIn('de')).visit('register');
  expect(await nameFieldsOf(page)).toEqual(familyFirst.toReversed());
});

test('V-02 B-01 in Japan profile and addresses of the account ask for the family name first, with script and without', async ({
  shopperIn,
  page,
  browser,
}) => {
  const shopper = await shopperIn('jp');
  await logIn(page, shopper.origin, { email: `namae-${crypto.randomUUID()}@example.example`, firstName: '花子', lastName: '山田' });
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const noScript = await shopperIn('jp', 'ja', context);
  for (const path of ['account/profile', 'account/add-address', 'account/edit-billing-address']) {
    await shopper.visit(path);
    await expect(shopper.field('checkout.address.lastName')).toHaveValue('山田');
    expect(await nameFieldsOf(page)).toEqual(familyFirst);
    await noScript.visit(path);
    await noScript.page.waitForURL('**/plain/account/**');
    await expect(noScript.field('checkout.address.lastName')).toHaveValue('山田');
    expect(await nameFieldsOf(noScript.page)).toEqual(familyFirst);
  }
  await context.close();
});
