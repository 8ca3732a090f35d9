import { expect, type Page } from '@playwright/test';
import { recordLiveRegions, takeLiveRegionLog } from '../support/browser/live-region-log.ts';
import { test } from '../support/browser/shopper.ts';

test.use({ viewport: { width: 1194, height: 900 } });

const height = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Scrolls like a wheel and returns the resulting position. */
const scrollDown = async (page: Page, top: number): Promise<number> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => height(page)).toBe(top);
  return top;
};

/** The last product of a list, scrolled to the middle of the window, and its scroll position. */
const goDownTo = async (page: Page, name: string): Promise<number> => {
  await cardOf(page, name).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await height(page);
  expect(top).toBeGreaterThan(700);
  return top;
};

const lastCard = async (page: Page): Promise<string> =>
  (await page.getByRole('main').getByRole('article').last().getByRole('heading').innerText()).trim();

test('R-03 Back and Forward restore the scroll position while pictures are still loading, also after a reload', {
  tag: '@core',
}, async ({ shopperIn, page }) => {
  // Pictures are requested and never arrive: nothing may wait for them.
  await page.route(/\.(?:avif|webp)$/, () => undefined);
  const shopper = await shopperIn('de');
  await page.goto(`${shopper.origin}/spuelen`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-header]')).toBeAttached();
  const name = await lastCard(page);
  const top = await goDownTo(page, name);
  await cardOf(page, name).click();
  await expect(heading(page, name)).toBeFocused();
  expect(await height(page)).toBe(0);
  const further = await scrollDown(page, 600);

  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, 'Spülen')).toBeAttached();
  await expect.poll(() => height(page)).toBe(top);
  await expect(cardOf(page, name)).toBeFocused();
  await page.goForward({ waitUntil: 'commit' });
  await expect(heading(page, name)).toBeFocused();
  await expect.poll(() => height(page)).toBe(further);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => height(page)).toBe(further);
  await expect(page.locator('html[data-header]')).toBeAttached();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => height(page)).toBe(top);
});

test('R-03 returning from another document restores the scroll position', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const name = await lastCard(page);
  const top = await goDownTo(page, name);
  await cardOf(page, name).click();
  await expect(heading(page, name)).toBeFocused();
  await page.goto(`${shopper.origin}/plain/cart`);
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(heading(page, 'Spülen')).toBeAttached();
  await expect.poll(() => height(page)).toBe(top);
});

test('R-03 a link at the foot of a page leads to the top of the next one: scroll position, focus and title', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  await recordLiveRegions(page);
  const shopper = await shopperIn('de');
  await shopper.visit();
  await expect(page.locator('html[data-header]')).toBeAttached();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.focus();
  await takeLiveRegionLog(page);
  await page.keyboard.press('Enter');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/impressum$/);
  expect(await height(page)).toBe(0);
  expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  expect(await takeLiveRegionLog(page)).toEqual([await page.title()]);
  // Tab continues from the top, not from where the link was.
  await page.keyboard.press('Tab');
  const isNext = await title.evaluate((heading) => {
    const links = [...document.querySelectorAll('a, button')].filter((link) => link.checkVisibility());
    return links.find((link) => heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) === document.activeElement;
  });
  expect(isNext).toBe(true);
});

test('R-03 the cart layer closes on the way to the cart, whose heading takes the focus', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await shopper
    .dialog()
    .getByRole('link', { name: shopper.t('cart.view') })
    .click();
  await expect(shopper.dialog()).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('R-03 the target in a URL is scrolled into view and takes the focus', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen');
  await expect(page.locator('html[data-header]')).toBeAttached();
  const results = page.locator('#results');
  const header = page.getByRole('banner');
  const pages = page.getByRole('navigation', { name: shopper.t('list.pages') });
  // Forward from the first page, then back to it: the second time the URL has the same target as before.
  for (const address of [/\?page=2#results$/, /\/spuelen#results$/]) {
    await pages.getByRole('link').first().click();
    await expect(page).toHaveURL(address);
    await expect(results).toBeFocused();
    await expect(results).toBeInViewport();
    const [top, edge] = await Promise.all([results, header].map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(top).toBeGreaterThan(edge ?? 0);
  }
});
