import { expect, type Page, test } from '@playwright/test';

/** Collects CSP violations for the lifetime of the page. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as Window & { tellRefused?: (what: string) => void }).tellRefused?.(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('pageerror', ({ message }) => violations.push(message));
  return violations;
};

test('moving through the shop, its layers and the 3-D view does not violate the CSP', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').locator('a[href="/spuelen"]').press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Spülen' })).toBeFocused();
  await page.getByRole('main').locator('a[href="/spuelen/delta-60-s"]').first().press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Delta 60 S' })).toBeFocused();
  // Search engine data is only in documents.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'In 3D ansehen' }).press('Enter');
  const view = page.getByRole('dialog', { name: 'Delta 60 S in 3D' });
  // Software rendering: a busy machine is slow.
  await expect(view.getByRole('img', { name: /^3D-Modell: Delta 60 S/ })).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});

test('text with markup never becomes HTML, and no URL becomes a script', { tag: '@core' }, async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const outcome = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.planted = 1">'),
      () => Object.assign(document.createElement('script'), { src: '/assets/planted.js' }),
      () => Object.assign(document.createElement('script'), { text: 'window.planted = 1' }),
      () => document.body.setAttribute('onclick', 'window.planted = 1'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  // The browser reports them a moment later.
  await expect.poll(() => violations.filter((what) => what.startsWith('require-trusted-types-for'))).toHaveLength(4);
});

test('browsers and phones that request an icon by its usual name get it', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path);
    return [answer.status(), answer.headers()['content-type']];
  };
  expect(await ask('/favicon.ico')).toEqual([200, 'image/x-icon']);
  expect(await ask('/apple-touch-icon.png')).toEqual([200, 'image/png']);
});
