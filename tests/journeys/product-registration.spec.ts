import { expect, type Page } from '@playwright/test';
import { logIn, owner } from '../support/browser/account.ts';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';
import { untilTicketCounts } from '../support/browser/solve-captcha.ts';

const newEmail = (): string => `garantie-${crypto.randomUUID()}@beispiel.example`;
const main = (page: Page) => page.getByRole('main');
const path = 'service/produkt-registrieren';
const day = (page: Page, part: string) => main(page).locator(`[name="purchasedOn.${part}"]`);
const consent = (page: Page) => main(page).locator('[name="privacy-consent"]');
const clickButton = ({ page }: Shopper, name: string) => main(page).getByRole('button', { name, exact: true }).click();

const fill = async (shopper: Shopper, email: string): Promise<void> => {
  const { page } = shopper;
  await shopper.field('product.parts.model').fill('10.60.2101');
  for (const [part, value] of [
    ['day', '29'],
    ['month', '2'],
    ['year', '2024'],
  ] as const)
    await day(page, part).fill(value);
  await shopper.field('guarantee.boughtAt').fill('Küchen Müller');
  await shopper.field('checkout.address.firstName').fill('Mia');
  await shopper.field('checkout.address.lastName').fill('Ostertag');
  await shopper.field('checkout.address.email').fill(email);
};

const expectDone = async (shopper: Shopper, email: string): Promise<string> => {
  const { page } = shopper;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('guarantee.doneTitle', { name: 'Delta 60 S' }));
  await expect(main(page)).toContainText(shopper.t('guarantee.endTitle', { date: '28. Februar 2039' }));
  await expect(main(page)).toContainText(shopper.t('guarantee.sent', { email }));
  await expect(main(page)).toContainText('Delta 60 S, Anthrazit');
  return /G-DE-\d{6}-[2-9A-Z]{8}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
};

for (const isScripted of [true, false]) {
  const how = isScripted ? 'with script' : 'without script';
  test.describe(how, () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`B-12 B-01 a product is registered, its mail shows it again and withdraws it, ${how}`, {
      tag: isScripted ? ['@core'] : [],
    }, async ({ shopperIn, page }) => {
      const shopper = await shopperIn('de');
      const email = newEmail();
      await shopper.visit(path);
      await fill(shopper, email);
      await consent(page).check({ force: true });
      await clickButton(shopper, shopper.t('guarantee.title'));
      if (!isScripted) {
        await expect(main(page).getByRole('alert')).toContainText(shopper.t('general.captcha.again'));
        await untilTicketCounts();
        await clickButton(shopper, shopper.t('guarantee.title'));
      }
      const registrationId = await expectDone(shopper, email);
      await page.reload();
      expect(await expectDone(shopper, email)).toBe(registrationId);
      const { text = '' } = await findMailTo(email, registrationId);
      expect(text).toContain('28. Februar 2039');
      const { pathname, search } = new URL(/https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '');
      await page.context().clearCookies();
      await page.goto(`${shopper.origin}${pathname}${search}`);
      await expect(main(page)).toContainText(registrationId);
      await clickButton(shopper, shopper.t('guarantee.forget'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('guarantee.forgotten'));
      await page.goto(`${shopper.origin}${pathname}${search}`);
      await expect(main(page).getByRole('alert')).toContainText(shopper.t('account.refused.link'));
    });

    test(`B-12 V-04 a rejected form comes back with its input, names its errors and opens at the first one, ${how}`, async ({
      shopperIn,
      page,
    }) => {
      const shopper = await shopperIn('de');
      await shopper.visit(path);
      await fill(shopper, 'mia@beispiel');
      await day(page, 'year').fill('2023');
      await clickButton(shopper, shopper.t('guarantee.title'));
      const summary = main(page).getByRole('alert');
      await expect(summary.getByRole('link')).toHaveCount(3);
      await expect(shopper.field('product.parts.model')).toHaveValue('10.60.2101');
      await expect(shopper.field('guarantee.boughtAt')).toHaveValue('Küchen Müller');
      await expect(day(page, 'day')).toBeFocused();
      await expect(day(page, 'day')).toHaveAttribute('aria-invalid', 'true');
      await expect(day(page, 'day')).toHaveAccessibleDescription(shopper.t('general.validation.notValid'));
      await expect(shopper.field('checkout.address.email')).toHaveAccessibleDescription(new RegExp(shopper.t('general.validation.email')));
      await expect(consent(page)).not.toBeChecked();
      if (isScripted) await page.waitForSelector('html[data-header]');
      await summary.getByRole('link').last().click();
      if (isScripted) await expect(consent(page)).toBeFocused();
      else await expect(page).toHaveURL(/#privacy-consent$/);
    });
  });
}

test('B-12 while typing, the product is recognised and the last day of its guarantee shown', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit(path);
  await page.waitForSelector('html[data-header]');
  const status = main(page).getByRole('status');
  await shopper.field('product.parts.model').pressSequentially('10602101');
  await expect(status).toContainText('Delta 60 S, Anthrazit');
  await fill(shopper, newEmail());
  await expect(main(page)).toContainText(shopper.t('guarantee.until', { date: '28.02.2039' }));
  await shopper.field('product.parts.model').fill('Omega 9');
  await shopper.field('product.parts.model').press('Tab');
  await expect(status).toContainText(shopper.t('guarantee.refused.unknown'));
  await expect(main(page)).not.toContainText('28.02.2039');
});

test('B-12 the code on the sticker pre-fills the number', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit(`${path}?model=20.22.1101`);
  await expect(shopper.field('product.parts.model')).toHaveValue('20.22.1101');
  await expect(main(page).getByRole('status')).toContainText('Bogen P');
});

test('B-12 the form is filled in and sent by keyboard alone', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  await shopper.visit(path);
  await page.waitForSelector('html[data-header]');
  await shopper.field('product.parts.model').focus();
  for (const text of ['10.60.2101', '29', '2', '2024', 'Küchen Müller', 'Mia', 'Ostertag', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: shopper.t('access.register.privacyLink') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectDone(shopper, email);
});

test('B-12 an account lists the registrations that its mail address confirmed, and withdraws them', async ({
  shopperIn,
  page,
  browser,
}) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  await shopper.visit(path);
  await fill(shopper, email);
  await consent(page).check({ force: true });
  await clickButton(shopper, shopper.t('guarantee.title'));
  const registrationId = await expectDone(shopper, email);
  await logIn(page, shopper.origin, { ...owner, email });
  await shopper.visit('account/products');
  await expect(main(page)).toContainText(shopper.t('account.products.none'));
  const { text = '' } = await findMailTo(email, registrationId);
  const { pathname, search } = new URL(/https:\/\/\S+\?\S+/.exec(text)?.[0] ?? '');
  await page.goto(`${shopper.origin}${pathname}${search}`);
  await clickButton(shopper, shopper.t('guarantee.confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('guarantee.confirmed'));
  await shopper.visit('account/products');
  await expect(main(page)).toContainText(shopper.t('account.products.until', { date: '28. Februar 2039' }));
  const noScript = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const other = await noScript.newPage();
  await other.goto(`${shopper.origin}/plain/account/products`);
  await expect(main(other)).toContainText('Delta 60 S, Anthrazit');
  await noScript.close();
  await main(page)
    .getByRole('button', { name: shopper.t('account.products.remove') })
    .click();
  await expect(main(page)).toContainText(shopper.t('account.products.none'));
});
