import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ownerPassword, readConfirmation } from '../support/browser/account.ts';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';
import { untilTicketCounts } from '../support/browser/solve-captcha.ts';

const newEmail = (): string => `mia.${randomUUID().slice(0, 8)}@beispiel.example`;

const clickButton = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name, exact: true }).click();

const fill = async (shopper: Shopper, email: string): Promise<void> => {
  await shopper.field('checkout.address.firstName').fill('Mia');
  await shopper.field('checkout.address.lastName').fill('Ostertag');
  await shopper.field('checkout.address.email').fill(email);
  await shopper.field('access.login.password').fill(ownerPassword);
  for (const name of ['consentsModel.TermsOfUse', 'consentsModel.PrivacyPolicy'])
    await shopper.page.locator(`input[name="${name}"]`).check({ force: true });
};

/** Opens the link of the mail on the server under test. */
const openLink = async (shopper: Shopper, link: string): Promise<void> => {
  const { pathname, search } = new URL(link);
  await shopper.page.goto(`${shopper.origin}${pathname}${search}`);
};

/** The message in the form's place has the focus, and its text is announced. */
const expectTakenPlace = async (page: Page, title: string, text: string): Promise<void> => {
  await expect(page.getByText(title, { exact: true })).toBeFocused();
  await expect(page.locator('[data-announcer="polite"]')).toContainText(text);
};

for (const isScripted of [true, false]) {
  const how = isScripted ? 'with script' : 'without script';
  test.describe(how, () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`U-02 V-04 B-01 a visitor corrects errors, registers, confirms by mail and logs in, ${how}`, { tag: '@core' }, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      const email = newEmail();
      await shopper.visit('register');
      if (isScripted) await expect(page.locator('html[data-header]')).toBeAttached();
      await fill(shopper, 'mia@');
      await clickButton(page, shopper.t('access.register.title'));
      await expect(page.getByRole('alert')).toContainText(shopper.t('general.validation.email'));
      const field = shopper.field('checkout.address.email');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(shopper.sayStart('general.validation.email').slice(0, 20)));
      await expect(shopper.field('checkout.address.firstName')).toHaveValue('Mia');
      await expect(shopper.field('access.login.password')).toHaveValue(isScripted ? ownerPassword : '');
      await fill(shopper, email);
      if (!isScripted) await untilTicketCounts();
      await clickButton(page, shopper.t('access.register.title'));
      await expect(page.getByRole('main').getByRole('status')).toContainText(shopper.t('access.sent.title'));
      if (isScripted) await expectTakenPlace(page, shopper.t('access.sent.title'), shopper.t('access.sent.confirm'));

      const { link, otp } = readConfirmation((await findMailTo(email, '?id=')).text ?? '');
      await openLink(shopper, link);
      await expect(page).toHaveURL(/\/plain\/confirm-registration\?/);
      await shopper.field('access.confirm.code').fill('ABCDEF');
      await shopper.field('access.login.password').fill(ownerPassword);
      await clickButton(page, shopper.t('access.confirm.submit'));
      await expect(page.getByRole('alert')).toContainText(shopper.t('account.refused.code'));
      await shopper.field('access.confirm.code').fill(otp);
      await shopper.field('access.login.password').fill(ownerPassword);
      await clickButton(page, shopper.t('access.confirm.submit'));
      await expect(page.getByRole('main').getByRole('status')).toContainText(shopper.t('access.confirm.doneTitle'));
      if (isScripted) await expectTakenPlace(page, shopper.t('access.confirm.doneTitle'), shopper.t('access.confirm.doneText'));

      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.t('access.login.title') })
        .click();
      await shopper.field('checkout.address.email').fill(email);
      await shopper.field('access.login.password').fill(ownerPassword);
      await clickButton(page, shopper.t('access.login.title'));
      await expect(page).toHaveURL(/\/account$/);
    });

    test(`U-02 V-03 a company enters its name and its number, ${how}`, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('register');
      if (isScripted) await expect(page.locator('html[data-header]')).toBeAttached();
      await expect(shopper.field('access.register.taxNumber')).toBeHidden();
      const company = page.getByRole('textbox', { name: shopper.t('checkout.address.company'), exact: true });
      await page.getByRole('radio', { name: shopper.t('access.register.company') }).check({ force: true });
      await company.fill('Tischlerei Ostertag');
      await shopper.field('access.register.taxNumber').fill('DE28149901');
      await fill(shopper, newEmail());
      await clickButton(page, shopper.t('access.register.title'));
      await expect(shopper.field('access.register.taxNumber')).toBeFocused();
      await expect(shopper.field('access.register.taxNumber')).toHaveAccessibleDescription(shopper.t('general.validation.taxNumber'));
      await expect(company).toHaveValue('Tischlerei Ostertag');
    });
  });
}
