import { expect } from '@playwright/test';
import { standInForRecaptcha } from '../support/browser/recaptcha.ts';
import { type RecaptchaShop, recaptchaForm, test } from '../support/browser/recaptcha-shop.ts';
import { collectPolicyViolations } from '../support/browser/stories.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });

/** For calls past the browser, which knows no such name. */
const direct = (shop: RecaptchaShop) => ({ url: `http://localhost:${shop.port}`, headers: { host: 'de.localhost' } });

test('F-03 G-02 E-contact-form without consent nobody else is asked: a notice stands in the form, and Send leads to it', async ({
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
  // What else may be said has no part in it.
  await expect(form.named('company')).toBeHidden();
  await expect(form.loadOnce).toBeInViewport();
  const fault = page.locator('#captcha').getByText('Bitte laden Sie zuerst die Prüfung');
  await expect(fault).toBeInViewport();
  await expect(form.named('issue')).toHaveValue('Der Siphon tropft.');
  await expect(form.send).not.toHaveAttribute('aria-disabled', 'true');
  // No proof of work in its place, either.
  expect([requested, sent, shop.siteverify.calls]).toEqual([[], [], []]);
  await form.loadOnce.click();
  await expect(form.line).toBeVisible();
  await expect(fault).toHaveCount(0);
});

test('F-03 loaded once, the form is sent with a token for the action submit; the policy of the page refuses nothing', async ({
  page,
  shop,
}) => {
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
  // A token that was used is not taken again, even where reCAPTCHA has forgotten it.
  shop.siteverify.behave('forgetful');
  const typed = { topic: 'x', issue: 'x', firstName: 'x', lastName: 'x', email: 'x@beispiel.example', country: 'DE' };
  const captcha = shop.siteverify.calls[0]?.['response'] ?? '';
  const { url, headers } = direct(shop);
  const data = { ...typed, 'privacy-consent': 'accept', captcha };
  const again = await page.request.post(`${url}/marketing/contact/send`, { headers, data });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ data: { exception: 'CaptchaException', cause: 'VERIFICATION_FAILED' } });
});

test('F-03 who leaves the form takes no badge along that would cover the next page', async ({ page, shop }) => {
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

test('F-03 G-01 where the country asks for no consent, the script comes when somebody turns to the form', async ({ page, shop }) => {
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

  test('F-03 B-01 the form is taken the second time, and nobody else is asked', async ({ page, shop }) => {
    const form = recaptchaForm(page, shop);
    const requested = await standInForRecaptcha(page, { issue: shop.issue() });
    await form.visit();
    await expect(form.notice).toBeHidden();
    await form.fill();
    await form.send.click();
    await expect(form.alert).toContainText('senden Sie noch einmal');
    const since = Date.now();
    // The ticket counts from two seconds on.
    await expect.poll(() => Date.now() - since).toBeGreaterThan(2500);
    await form.send.click();
    await expect(page).toHaveURL(/nachricht-angekommen$/);
    expect([requested, shop.siteverify.calls]).toEqual([[], []]);
  });
});
