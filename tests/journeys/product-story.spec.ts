import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

/** The chapters of a story: its h2 headings between description and dimensions. */
const chapters = (page: Page) => page.locator('[data-still=story]').getByRole('heading', { level: 2 });

const withPlainSpaces = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll('\u00A0', ' '));

test('a sink page has six story chapters in reading order, also without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('de', baseURL ?? '')}/spuelen/delta-60-s`);
  expect(withPlainSpaces(await chapters(page).allTextContents())).toEqual([
    'Zwei Becken, 1000 mm in einem Stück',
    '13,2 kg Quarz und Harz',
    'Wände um 1,5° geneigt, damit die Spüle aus der Form gleitet',
    '200 mm tief für den Topf, 140 mm für den Salat',
    'Eine Viertelstunde gegen Kalk',
    'Ein Schrank von 60 cm genügt',
  ]);
  const all = withPlainSpaces(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents());
  expect(all.indexOf('Ein Schrank von 60 cm genügt')).toBeLessThan(all.indexOf('Maße'));
  const story = page.locator('[data-still=story]');
  await expect(story.getByRole('img', { name: 'Schnitt durch die Beckenwand von Delta' })).toBeVisible();
  await expect(story).toContainText(/Delta\s60\sS \(Anthrazit\), Bogen\sP \(Messing\)/);
  await page.close();
});

test('C-12 in the United States a story uses inches and pounds only; in Japan it is in Japanese', async ({ page, baseURL }) => {
  await page.goto(`${originOf('us', baseURL ?? '')}/sinks/delta-60-s`);
  expect(withPlainSpaces(await chapters(page).allTextContents())).toEqual(
    expect.arrayContaining(['Two bowls in one piece of 39.4 in', '29.1 lb of quartz and resin', 'A cabinet of 24 in is enough']),
  );
  await page.goto(`${originOf('jp', baseURL ?? '')}/sinks/delta-60-s`);
  expect(withPlainSpaces(await chapters(page).allTextContents())[1]).toBe('石英と樹脂、13.2 kg');
});

test('story pictures load lazily in reserved space, and none overflows a narrow window', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${originOf('de', baseURL ?? '')}/spuelen/delta-60-s`);
  const pictures = page.locator('[data-still=story] img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    expect(await picture.evaluate((image: HTMLImageElement) => image.clientHeight)).toBeGreaterThan(100);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
