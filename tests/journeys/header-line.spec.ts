import { expect, type Page, test } from '@playwright/test';
import type { Site } from '../../src/shared/country/site.ts';
import { originOf } from '../support/browser/screens.ts';
import { everySite } from '../support/browser/sites.ts';

const widths = [1194, 1280, 1366, 1440, 1536, 1920];

type Line = { width: number; lines: number; top: number; end: number; isApart: boolean };

/** The layout of the header at each width: the lines of its menu, its edges, and whether anything in it overlaps. */
const readLines = async (page: Page): Promise<Line[]> => {
  const all: Line[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const line = await page.getByRole('banner').evaluate((header) => {
      const boxes = (selector: string): DOMRect[] => [...header.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const entries = boxes('[data-menu-bar] > li');
      const searches = boxes('search');
      const tools = boxes('search ~ a').filter(({ width: wide }) => wide > 0);
      const row = [...entries, ...searches, ...tools];
      const { top, bottom } = header.getBoundingClientRect();
      return {
        lines: new Set(entries.map((entry) => Math.round(entry.top))).size,
        top,
        end: bottom,
        isApart: row.length > 8 && row.every((box, index) => index === 0 || box.left >= (row[index - 1]?.right ?? 0)),
      };
    });
    all.push({ width, ...line });
  }
  return all;
};

const badges = (page: Page) => page.getByRole('banner').getByRole('link', { name: /\d$/ });

const goHome = async (page: Page, { root }: Site, origin: string): Promise<void> => {
  await page.goto(`${origin}${root}`);
  await page.evaluate(() => document.fonts.ready);
};

/** Three articles in the cart and one wishlist item, with the requests a browser would send. */
const fill = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const article = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
    const send = async (path: string, body: object): Promise<number> =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status;
    return [await send('/carts/add', { ...article, quantity: 3 }), await send('/lists/my/add', article)];
  });

const expectOneLine = async (page: Page, site: Site, baseURL: string): Promise<void> => {
  const origin = originOf(site.country, baseURL);
  await goHome(page, site, origin);
  const empty = await readLines(page);
  const withPreference = empty.map((line) => ({ ...line, lines: 1, isApart: true }));
  expect(empty, `${site.locale}, nothing in the cart`).toEqual(withPreference);
  expect(await fill(page)).toEqual([200, 200]);
  await goHome(page, site, origin);
  await expect(badges(page)).toHaveCount(2);
  expect(await readLines(page), `${site.locale}, three in the cart and one wish: nothing moves`).toEqual(withPreference);
};

test('R-09 the header is one line from 1194 px on, and nothing jumps when a badge appears', { tag: '@core' }, async ({ page, baseURL }) => {
  for (const site of everySite.filter(({ locale }) => ['de-DE', 'nl-NL', 'ja-JP'].includes(locale)))
    await expectOneLine(page, site, baseURL ?? '');
});

test('R-09 the header is one line from 1194 px on in every language of every country', async ({ page, baseURL }) => {
  for (const site of everySite) await expectOneLine(page, site, baseURL ?? '');
});
