import { type Browser, expect, type Page } from '@playwright/test';
import { pageTypes } from '../support/browser/core-screens.ts';
import { prepareScreen } from '../support/browser/prepare-screen.ts';
import { originOf, type Screen } from '../support/browser/screens.ts';
import { screensIn } from '../support/browser/screens-in.ts';
import { test } from '../support/browser/shopper.ts';

const narrowest = { width: 320, height: 640 };

/** Scrollable tables that cannot be reached by keyboard or have no name. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .flatMap((table) => table.parentElement ?? [])
      .filter((place) => place.checkVisibility() && place.scrollWidth > place.clientWidth + 1)
      .filter((place) => !place.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])'))
      .map((place) => place.outerHTML.slice(0, 120)),
  );

const lookAt = async (browser: Browser, baseURL: string | undefined, screen: Screen): Promise<void> => {
  const context = await browser.newContext({ viewport: narrowest, bypassCSP: true });
  const page = await context.newPage();
  // At night: the texts for closed dealers are longer than those for open ones.
  await page.clock.setFixedTime(new Date('2026-11-21T02:00:00Z'));
  const origin = originOf(screen.country, baseURL ?? '');
  await page.goto(`${origin}${await prepareScreen(page, origin, screen)}`, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest, { message: `${screen.name} in ${screen.language}` }).toBe(narrowest.width);
  expect(await unreachable(page)).toEqual([]);
  await context.close();
};

for (const { german, japanese } of pageTypes())
  test(`T-06 ${german.name}: at 320 px with text twice as large nothing overflows the page sideways`, async ({ browser, baseURL }) => {
    for (const screen of [german, japanese]) if (screen) await lookAt(browser, baseURL, screen);
  });

// After German they have the longest words of the shop.
for (const language of ['nl', 'hu'] as const)
  for (const group of screensIn(language))
    test(`T-06 ${group.map(({ name }) => name).join(', ')}: at 320 px with text twice as large nothing overflows sideways, in ${language}`, async ({
      browser,
      baseURL,
    }) => {
      for (const screen of group) await lookAt(browser, baseURL, screen);
    });

test('T-06 no field on a phone has a font size below 16 px, which would trigger zooming', async ({ shopperIn, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shopper = await shopperIn('de', 'de', context);
  for (const path of ['spuelen', 'armaturen', 'spuelen/delta-60-s', 'search/delta', 'kontakt', 'register', 'planung', 'dealer']) {
    await shopper.visit(path);
    const small = await shopper.page.evaluate(() =>
      [...document.querySelectorAll('input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea')]
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.localName}[name=${field.getAttribute('name')}]`),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});
