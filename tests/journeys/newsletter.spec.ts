import { expect, type Page } from '@playwright/test';
import { logIn, owner, ownerPassword, readConfirmation } from '../support/browser/account.ts';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';
import { untilTicketCounts } from '../support/browser/solve-captcha.ts';

const newEmail = (): string => `brief-${crypto.randomUUID()}@beispiel.example`;
const main = (page: Page) => page.getByRole('main');
const clickButton = (shopper: Shopper, key: Parameters<Shopper['t']>[0]) =>
  main(shopper.page)
    .getByRole('button', { name: shopper.t(key), exact: true })
    .first()
    .click();
/** Opens the link of a mail on the server under test. */
const openLink = async ({ page, origin }: Shopper, text = ''): Promise<void> => {
  const { pathname, search } = new URL(/https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '');
  await page.goto(`${origin}${pathname}${search}`);
};

for (const isScripted of [true, false]) {
  const how = isScripted ? 'with script' : 'without script';
  test.describe(how, () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`U-02 B-01 the newsletter ticked at registration starts once the mail's link confirms the address, ${how}`, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      const email = newEmail();
      await shopper.visit('register');
      await shopper.field('checkout.address.firstName').fill('Mia');
      await shopper.field('checkout.address.lastName').fill('Ostertag');
      await shopper.field('checkout.address.email').fill(email);
      await shopper.field('access.login.password').fill(ownerPassword);
      for (const name of ['TermsOfUse', 'PrivacyPolicy', 'Newsletter']) {
        const box = page.locator(`input[name="consentsModel.${name}"]`);
        await expect(box).not.toBeChecked();
        await box.check({ force: true });
      }
      await clickButton(shopper, 'access.register.title');
      if (!isScripted) {
        // The first answer brings the ticket in place of a captcha; a password is never sent back.
        await expect(page.getByRole('alert').first()).toContainText(shopper.t('general.captcha.again'));
        await shopper.field('access.login.password').fill(ownerPassword);
        await untilTicketCounts();
        await clickButton(shopper, 'access.register.title');
      }
      await expect(main(page).getByRole('status')).toContainText(shopper.t('access.sent.title'));
      const { text = '' } = await findMailTo(email, '?id=');
      await openLink(shopper, text);
      await shopper.field('access.confirm.code').fill(readConfirmation(text).otp);
      await shopper.field('access.login.password').fill(ownerPassword);
      await clickButton(shopper, 'access.confirm.submit');
      await expect(main(page).getByRole('status')).toContainText(shopper.t('access.confirm.doneTitle'));
      await shopper.visit('login?redirect=/account/security');
      await shopper.field('checkout.address.email').fill(email);
      await shopper.field('access.login.password').fill(ownerPassword);
      await clickButton(shopper, 'access.login.title');
      await expect(main(page)).toContainText(shopper.t('account.security.newsletterCONFIRMED'));
    });

    test(`U-02 B-01 the home page's newsletter form keeps invalid input, and requires a mail confirmation, ${how}`, {
      tag: isScripted ? ['@core'] : [],
    }, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      await shopper.visit('');
      const field = shopper.field('checkout.address.email');
      // Browsers accept it, the shop does not: its domain has no dot.
      await field.fill('mia@beispiel');
      await clickButton(shopper, 'account.newsletter.submit');
      await expect(field).toHaveValue('mia@beispiel');
      await expect(field).toHaveAccessibleDescription(shopper.t('general.validation.email'));
      const email = newEmail();
      await field.fill(email);
      // The page of the first answer brings the ticket that is sent where no script, or not yet, solves the captcha.
      await untilTicketCounts();
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.newsletter.asked'));
      await page.reload();
      await expect(main(page)).toContainText(shopper.t('account.done.newsletter'));
      const { text } = await findMailTo(email, 'newsletter?id=');
      await openLink(shopper, text);
      await clickButton(shopper, 'mail.button.newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.security.newsletterCONFIRMED'));
    });
  });
}

test('U-02 the newsletter ordered in the account starts with the link of its mail, and ends by it', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  await logIn(page, shopper.origin, { ...owner, email });
  await shopper.visit('account/security');
  await expect(main(page)).toContainText(shopper.t('account.security.newsletterNONE'));
  await clickButton(shopper, 'account.security.subscribe');
  await expect(page.getByRole('region', { name: shopper.t('shell.notices.region') })).toContainText(shopper.t('account.done.newsletter'));
  // At once: response times must not reveal whether a mail is sent.
  await expect(main(page)).toContainText(shopper.t('account.security.newsletterASKED'));
  await expect(main(page).getByRole('button', { name: shopper.t('account.security.again') })).toBeVisible();
  const { text } = await findMailTo(email, 'newsletter?id=');
  await openLink(shopper, text);
  await clickButton(shopper, 'mail.button.newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.security.newsletterCONFIRMED'));
  await shopper.visit('account/security');
  await expect(main(page)).toContainText(shopper.t('account.security.newsletterCONFIRMED'));
  await openLink(shopper, text);
  await clickButton(shopper, 'account.security.unsubscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('account.done.newsletterEnd'));
});
