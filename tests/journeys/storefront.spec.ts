import { expect, type Locator, type Page, test } from '@playwright/test';
import { type CountryCode, countries, type Language, languages } from '../../src/shared/country/countries.ts';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { charactersOfLines, wideFiguresBesideWords } from '../support/browser/lines.ts';
import { originOf } from '../support/browser/screens.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const widthsOfCards = async (page: Page): Promise<number[]> => {
  const widths = await page
    .locator('main li[data-card], main [data-layout] > li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
  return [...new Set(widths)];
};

test('cards have one size: in both lists, and in every row of a product page', async ({ page }) => {
  await page.goto('/spuelen');
  const sizes = await widthsOfCards(page);
  expect(sizes).toHaveLength(1);
  for (const path of ['/zubehoer', '/armaturen/bogen-p', '/spuelen/delta-60-s', '/zubehoer/planke']) {
    await page.goto(path);
    expect(await widthsOfCards(page), path).toEqual(sizes);
  }
});

test('numbers in running text are proportional; those of tables and totals are aligned', async ({ page }) => {
  for (const path of ['/', '/spuelen', '/spuelen/delta-60-s', '/search/60']) {
    await page.goto(path);
    expect(await wideFiguresBesideWords(page), path).toEqual([]);
  }
  await page.goto('/spuelen/delta-60-s');
  await expect(page.locator('#facts td').first()).toHaveCSS('font-variant-numeric', /tabular-nums/);
});

test('M-44 on wide screens all pictures of a product are visible, and end level with the text beside them', async ({ page }) => {
  for (const path of ['/spuelen/delta-60-s', '/armaturen/bogen-p']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const gallery = page.getByRole('region', { name: 'Bilder' });
    // Only with script a click enlarges instead of opening the picture on its own.
    await expect(gallery.getByRole('button', { name: 'Vergrößern' })).toBeVisible();
    const pictures = gallery.locator('li[id^="picture-"]');
    const box = await boxOf(gallery);
    for (const picture of await pictures.all()) {
      const own = await boxOf(picture);
      expect(own.x).toBeGreaterThanOrEqual(box.x - 1);
      expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width + 1);
    }
    const words = await boxOf(page.locator('main h1').locator('xpath=../..'));
    expect(box.y + box.height, path).toBeGreaterThan(words.y + words.height - 120);
    const link = pictures.nth(1).getByRole('link');
    await link.focus();
    await link.press('Enter');
    await closeWithEscape(page.getByRole('dialog'));
    await expect(link).toBeFocused();
  }
});

test('M-45 on narrower screens they are in one row, controlled by thumbnails', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/spuelen/delta-60-s', { waitUntil: 'networkidle' });
  const second = page.locator('#picture-2');
  const before = await boxOf(second);
  const first = await boxOf(page.locator('#picture-1'));
  expect(before.x).toBeGreaterThanOrEqual(first.x + first.width - 1);
  await page.getByRole('link', { name: /^Bild 2 von/ }).click();
  await expect.poll(async () => (await boxOf(second)).x).toBeLessThan(before.x / 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => Math.round((await boxOf(page.locator('#picture-1'))).x)).toBe(48);
});

test('R-09 the menu underlines the current section of the shop', async ({ page }) => {
  const entry = (name: string) => page.getByRole('banner').locator('[data-menu-bar] > li > :is(button, a)').filter({ hasText: name });
  const lineOf = (name: string) => entry(name).evaluate((one) => getComputedStyle(one, '::after').scale);
  for (const [path, name] of [
    ['/spuelen', 'Spülen'],
    ['/spuelen/delta-60-s', 'Spülen'],
    ['/werkstoffe', 'Werkstoffe'],
  ] as const) {
    await page.goto(path);
    await expect(entry(name)).toHaveAttribute('aria-current', /true|page/);
    expect(await lineOf(name)).toBe('1');
    await expect(entry('Armaturen')).not.toHaveAttribute('aria-current');
    expect(await lineOf('Armaturen')).not.toBe('1');
  }
});

test('finishes are crops of their material, which load, and are named beside them in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/spuelen/delta-60-s', { waitUntil: 'networkidle' });
  const finishes = page.getByRole('navigation', { name: 'Farbe' });
  const widths = await finishes.locator('img').evaluateAll((crops) => crops.map((crop) => (crop as HTMLImageElement).naturalWidth));
  expect(widths).toHaveLength(6);
  for (const width of widths) expect(width).toBeGreaterThan(60);
  await expect(finishes.getByText('Espresso')).toBeVisible();
});

test('lines of running text have at most 75 characters, and a mail address on its own line is a target', async ({ page }) => {
  for (const path of ['/spuelen/delta-60-s', '/agb', '/datenschutz']) {
    await page.goto(path);
    expect(Math.max(...(await charactersOfLines(page, 'main p'))), path).toBeLessThanOrEqual(75);
  }
  await page.goto('/spuelen/delta-60-s');
  expect((await boxOf(page.locator('#safety a[href^="mailto:"]'))).height).toBeGreaterThanOrEqual(24);
});

const spokenIn = (language: Language): CountryCode => {
  const code = (Object.keys(countries) as CountryCode[]).find((one) => countries[one].languages[0] === language);
  if (!code) throw new Error(`No country begins with ${language}`);
  return code;
};

test('M-13 every stage headline has at most two lines, in every language', async ({ page, baseURL }) => {
  for (const language of languages) {
    await page.goto(originOf(spokenIn(language), baseURL ?? ''));
    for (const width of [390, 1194, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const lines = await page
        .locator('#stage :is(h1, h2)')
        .evaluateAll((headlines) =>
          headlines.map((headline) =>
            Math.round(headline.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(headline).lineHeight)),
          ),
        );
      expect(lines.length).toBeGreaterThan(0);
      expect(Math.max(...lines), `${language} at ${width}: ${lines}`).toBeLessThanOrEqual(2);
    }
  }
});

test('nothing on list and product pages overflows a window of 320 px', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/spuelen', '/spuelen/delta-60-s', '/']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
