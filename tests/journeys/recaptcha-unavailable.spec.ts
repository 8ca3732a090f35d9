import { expect } from '@playwright/test';
import { standInForRecaptcha } from '../support/browser/recaptcha.ts';
import { recaptchaForm, test } from '../support/browser/recaptcha-shop.ts';

// One shop for all tests.
test.describe.configure({ mode: 'default' });

test('F-03 E-contact-form an invalid token is reported above the form, which keeps its input; the next one is accepted', async ({
  page,
  shop,
}) => {
  const form = recaptchaForm(page, shop);
  let score = 0.1;
  const before = shop.storedRequests();
  await standInForRecaptcha(page, { issue: (action) => shop.issue({ score })(action) });
  await form.visit();
  await form.fill();
  await form.loadOnce.click();
  expect(await form.causeOf()).toBe('VERIFICATION_FAILED');
  await expect(form.alert).toContainText('Bitte prüfen Sie Ihre Angaben.');
  await expect(form.alert).toBeInViewport();
  expect(shop.storedRequests()).toBe(before);
  for (const [name, value] of Object.entries({ issue: 'Der Siphon tropft.', firstName: 'Miriam', email: 'miriam@beispiel.example' }))
    await expect(form.named(name)).toHaveValue(value);
  await expect(form.named('privacy-consent')).toBeChecked();
  score = 0.9;
  await form.send.click();
  await expect(page).toHaveURL(/nachricht-angekommen$/);
});

test('F-03 a script that does not load is retried three times, then the captcha is NOT_READY; the next attempt starts over', async ({
  page,
  shop,
}) => {
  const form = recaptchaForm(page, shop);
  let isAway = true;
  const at: number[] = [];
  await page.clock.install();
  await standInForRecaptcha(page, {
    issue: shop.issue(),
    before: async () => {
      at.push(await page.evaluate(() => Date.now()));
      return isAway ? 'abort' : 'answer';
    },
  });
  await form.visit();
  await form.fill();
  await form.loadOnce.click();
  const cause = form.causeOf();
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(form.alert).toContainText('Bitte prüfen Sie Ihre Angaben.', { timeout: 50 });
  }).toPass();
  expect(await cause).toBe('NOT_READY');
  const [first = 0, second = 0, third = 0] = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect([at.length, first >= 500, second >= 1500, third >= 4500]).toEqual([4, true, true, true]);
  await expect(form.part).toHaveAttribute('data-load', 'NOT_LOADED');
  expect(shop.siteverify.calls).toEqual([]);
  isAway = false;
  await form.send.click();
  await expect(page).toHaveURL(/nachricht-angekommen$/);
});

for (const [about, options] of [
  ['whose second script stays away', { isHalf: true }],
  ['that gives no token', { issue: () => undefined }],
] as const)
  test(`F-03 a reCAPTCHA ${about} is NOT_READY, and the form does not hang`, async ({ page, shop }) => {
    const form = recaptchaForm(page, shop);
    await page.clock.install();
    await standInForRecaptcha(page, { issue: shop.issue(), ...options });
    await form.visit();
    await form.fill();
    await form.loadOnce.click();
    const cause = form.causeOf();
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(form.alert).toContainText('Bitte prüfen Sie Ihre Angaben.', { timeout: 100 });
    }).toPass();
    expect(await cause).toBe('NOT_READY');
    await expect(form.send).not.toHaveAttribute('aria-disabled', 'true');
    expect(shop.siteverify.calls).toEqual([]);
  });

test('F-03 if reCAPTCHA cannot verify, the form says so and nothing breaks', async ({ page, shop }) => {
  const form = recaptchaForm(page, shop);
  await standInForRecaptcha(page, { issue: shop.issue() });
  shop.siteverify.behave({ status: 500, body: 'busy' });
  await form.visit();
  await form.fill();
  await form.loadOnce.click();
  expect(await form.causeOf()).toBe('VERIFICATION_FAILED');
  await expect(form.alert).toBeInViewport();
});
