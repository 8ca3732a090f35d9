import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const dataOf = (html: string): string => /\(self\.__FLIGHT_DATA[\s\S]*?<\/script>/.exec(html)?.[0] ?? '';

test('a static part is in a document once: as HTML, not as data for the browser', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  const card = await page.getByRole('main').getByRole('article').last().getByRole('heading').innerText();
  for (const words of [card, 'Österreich', 'Impressum']) {
    expect(html, words).toContain(words);
    expect(dataOf(html), words).not.toContain(words);
  }
  expect(html).not.toContain('<!--still');
  expect(dataOf(html).length).toBeLessThan(html.length / 2);
});

test('hydration leaves static parts unchanged, element by element', { tag: '@core' }, async ({ shopperIn, page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('[data-still] *')) (part as { wasThere?: boolean }).wasThere = true;
    });
  });
  const shopper = await shopperIn('de');
  for (const path of ['', 'spuelen', 'spuelen/delta-60-s', 'planung']) {
    await shopper.visit(path);
    await expect(page.locator('html[data-header]')).toBeAttached();
    const parts = page.locator('[data-still] *');
    expect(await parts.count()).toBeGreaterThan(300);
    expect(await parts.evaluateAll((all) => all.filter((part) => !(part as { wasThere?: boolean }).wasThere).length)).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('a page has all its parts again after navigating back', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const words = () => page.getByRole('main').innerText();
  const footer = () => page.getByRole('contentinfo').innerText();
  const [first, below] = [await words(), await footer()];
  await page.getByRole('main').getByRole('link', { name: 'Delta 60 S', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delta 60 S' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Spülen' })).toBeAttached();
  await expect.poll(words).toBe(first);
  expect(await footer()).toBe(below);
});

test('no script is requested before the document is parsed, and all of it on the first interaction', async ({ shopperIn, page }) => {
  // Pictures are requested and never arrive, so the page never finishes loading.
  await page.route(/\.(?:avif|webp)$/, () => undefined);
  const shopper = await shopperIn('de');
  await page.goto(`${shopper.origin}/spuelen`, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(200, 300, { steps: 3 });
  await expect(page.locator('html[data-header]')).toBeAttached();
  const { read, asked } = await page.evaluate(() => ({
    read: performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).domInteractive)[0] ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(read);
});

test('clicks before script loads are replayed once it has', async ({ shopperIn, page }) => {
  let deliver = (): void => undefined;
  const ordered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await ordered;
    await route.continue();
  });
  const shopper = await shopperIn('de');
  await page.goto(`${shopper.origin}/spuelen/delta-60-s`, { waitUntil: 'domcontentloaded' });
  await shopper.putIntoCart();
  await expect(page).toHaveURL(/delta-60-s$/);
  deliver();
  await expect(shopper.dialog()).toContainText('Delta 60 S');
  await expect(page).toHaveURL(/delta-60-s$/);
});
