import { expect } from '@playwright/test';
import { standInForRecaptcha } from '../support/browser/recaptcha.ts';
import { type RecaptchaShop, recaptchaForm, test } from '../support/browser/recaptcha-shop.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

// One shop for all tests.
test.describe.configure({ mode: 'default' });

/** For calls outside the browser, which cannot resolve that name. */
const direct = (shop: RecaptchaShop) => ({ url: `http://localhost:${shop.port}`, headers: { host: 'de.localhost' } });

test('F-03 G-02 E-contact-form without consent there is no third-party request: the form has a notice, and Send leads to it', async ({
  page,
  shop,
}) => {
  const form = recaptchaForm(page, shop);
  const requested = await standInForRecaptcha(page, { issue: shop.issue() });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/marketing\/contact\//.test(request.url())) sent.push(request.url());
  });
  await form.visit();
  await expect(form.notice).toContainText('IP-Adresse');
  const settings = form.notice.getByRole('link', { name: 'Datenschutzeinstellungen' });
  const { url, headers } = direct(shop);
  expect((await page.request.get(`${url}${await settings.getAttribute('href')}`, { headers })).status()).toBe(200);
  await form.fill();
  await form.send.click();
  await expect(form.alert).toContainText('Bitte prüfen Sie Ihre Angaben.');
  await expect(form.alert).toContainText('Bitte laden Sie zuerst die Prüfung');
  await expect(form.loadOnce).toBeFocused();
  // The optional fields are irrelevant here.
  await expect(form.named('company')).toBeHidden();
  await expect(form.loadOnce).toBeInViewport();
  const fault = page.locator('#captcha').getByText('Bitte laden Sie zuerst die Prüfung');
  await expect(fault).toBeInViewport();
  await expect(form.named('issue')).toHaveValue('Der Siphon tropft.');
  await expect(form.send).not.toHaveAttribute('aria-disabled', 'true');
  // No proof of work instead, either.
  expect([requested, sent, shop.siteverify.calls]).toEqual([[], [], []]);
  await form.loadOnce.click();
  await expect(form.line).toBeVisible();
  await expect(fault).toHaveCount(0);
});

test('F-03 loaded once, the form is sent with a token for the action submit, without a CSP violation', async ({ page, shop }) => {
  const form = recaptchaForm(page, shop);
  const violations = await collectPolicyViolations(page);
  const gate = Promise.withResolvers<'answer'>();
  const actions: string[] = [];
  const requested = await standInForRecaptcha(page, {
    issue: (action) => {
      actions.push(action);
      return shop.issue()(action);
    },
    before: () => gate.promise,
  });
  await form.visit();
  await form.fill();
  await form.loadOnce.press('Enter');
  await expect(form.part).toHaveAttribute('data-load', 'IS_LOADING');
  await expect(form.part).toBeFocused();
  gate.resolve('answer');
  await expect(form.part).toHaveAttribute('data-load', 'LOADED');
  await expect(form.line).toBeVisible();
  await expect(form.notice).toHaveCount(0);
  const badge = page.locator('.grecaptcha-badge');
  await expect(badge).toHaveCount(1);
  await expect(badge).toBeHidden();
  expect(actions).toEqual([]);
  const before = shop.storedRequests();
  await form.send.click();
  await expect(page).toHaveURL(/\/kontakt\/nachricht-angekommen$/);
  expect(shop.storedRequests()).toBe(before + 1);
  expect([actions, shop.siteverify.calls.map(({ secret }) => secret)]).toEqual([['submit'], [shop.siteverify.secret]]);
  const [script, ...others] = requested;
  expect(script).toBe('https://www.google.com/recaptcha/api.js?render=known-key');
  expect(others.every((address) => /^https:\/\/www\.g(?:oogle|static)\.com\/recaptcha\//.test(address))).toBe(true);
  expect(violations).toEqual([]);
  // A used token is not accepted again, even if reCAPTCHA no longer knows it.
  shop.siteverify.behave('forgetful');
  const typed = { topic: 'x', issue: 'x', firstName: 'x', lastName: 'x', email: 'x@beispiel.example', country: 'DE' };
  const captcha = shop.siteverify.calls[0]?.['response'] ?? '';
  const { url, headers } = direct(shop);
  const data = { ...typed, 'privacy-consent': 'accept', captcha };
  const again = await page.request.post(`${url}/marketing/contact/send`, { headers, data });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ data: { exception: 'CaptchaException', cause: 'VERIFICATION_FAILED' } });
});

test('F-03 leaving the form removes the badge, which would cover the next page', async ({ page, shop }) => {
  const form = recaptchaForm(page, shop);
  await standInForRecaptcha(page, { issue: shop.issue() });
  await form.visit();
  await form.loadOnce.click();
  await expect(form.part).toHaveAttribute('data-load', 'LOADED');
  await page.getByRole('contentinfo').locator('a[href="/spuelen"]').press('Enter');
  await expect(form.main.getByRole('heading', { level: 1, name: 'Spülen' })).toBeFocused();
  await expect(page.locator('.grecaptcha-badge')).toHaveCount(1);
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
  const corner = await page.evaluate(() => document.elementFromPoint(innerWidth - 20, innerHeight - 30)?.closest('.grecaptcha-badge'));
  expect(corner).toBeNull();
});

test('F-03 G-01 in a country without a consent question the script loads on the first interaction with the form', async ({
  page,
  shop,
}) => {
  const form = recaptchaForm(page, shop);
  const requested = await standInForRecaptcha(page, { issue: shop.issue() });
  await page.goto(`http://us.localhost:${shop.port}/contact`, { waitUntil: 'networkidle' });
  await expect(page.getByText('This site is protected by reCAPTCHA.')).toBeVisible();
  expect(requested).toEqual([]);
  await form.named('issue').focus();
  await expect(form.part).toHaveAttribute('data-load', 'LOADED');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('F-03 B-01 the form is accepted the second time, without a third-party request', async ({ page, shop }) => {
    const form = recaptchaForm(page, shop);
    const requested = await standInForRecaptcha(page, { issue: shop.issue() });
    await form.visit();
    await expect(form.notice).toBeHidden();
    await form.fill();
    await form.send.click();
    await expect(form.alert).toContainText('senden Sie noch einmal');
    const since = Date.now();
    // The ticket is valid from two seconds on.
    await expect.poll(() => Date.now() - since).toBeGreaterThan(2500);
    await form.send.click();
    await expect(page).toHaveURL(/nachricht-angekommen$/);
    expect([requested, shop.siteverify.calls]).toEqual([[], []]);
  });
});
