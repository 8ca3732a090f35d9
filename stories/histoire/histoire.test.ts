import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../bench/page-weight.ts';

const built = 'var/histoire';
const host = 'http://stories.test';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html' };

const complaints: string[] = [];
let browser: Browser;
let page: Page;

const fileOf = (path: string): string => (path.startsWith('/story/') ? `${built}/index.html` : `${built}${path}`);

/** Answers from the built folder; whatever else is asked for is a complaint. */
const serve = (target: Page): Promise<unknown> =>
  target.route('**/*', (route) => {
    const { href, origin, pathname } = new URL(route.request().url());
    const file = fileOf(pathname);
    if (origin === host && existsSync(file)) {
      return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'font/woff2' });
    }
    complaints.push(href);
    return route.abort();
  });

beforeAll(async () => {
  await promisify(execFile)('node_modules/.bin/histoire', ['build'], { maxBuffer: 1e8 });
  browser = await launchBrowser();
  page = await browser.newPage({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await serve(page);
}, 400_000);

afterAll(() => browser.close());

const patience = { timeout: 15_000 };
const example = () => page.frameLocator('iframe');

test.each([
  ['button', 'solid', 'Add to cart'],
  ['message', 'success', 'Saved.'],
  ['link', 'action', 'Change'],
])('T-05 histoire shows the story %s without the internet', async (slug, variant, text) => {
  await page.goto(`${host}/story/${slug}?variantId=${variant}`);
  await example().locator('.example').getByText(text).waitFor();
  expect(complaints).toEqual([]);
});

test('T-05 histoire: a control changes the example, the switch changes its scheme', async () => {
  await page.goto(`${host}/story/icon?variantId=medium`);
  const icon = example().locator('.example svg');
  await icon.waitFor();
  await page.getByLabel(/^size/).fill('l');
  await expect.poll(() => icon.getAttribute('data-size'), patience).toBe('l');
  const html = example().locator('html');
  expect(await html.getAttribute('data-scheme')).toBe('light');
  await page.keyboard.press('ControlOrMeta+Shift+D');
  await expect.poll(() => html.getAttribute('data-scheme'), patience).toBe('dark');
  expect(complaints).toEqual([]);
});
