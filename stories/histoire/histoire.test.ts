import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../bench/page-weight.ts';
import { storyEntries } from '../index.ts';

const built = 'var/histoire';
const host = 'http://stories.test';
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.html': 'text/html',
};

const complaints: string[] = [];
let browser: Browser;
let page: Page;

const fileOf = (path: string): string => (path.startsWith('/story/') ? `${built}/index.html` : `${built}${path}`);

/** Serves the built folder; any other request is recorded as an error. */
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

const patience = { timeout: 60_000 };
const example = () => page.frameLocator('iframe');

test.each([
  ['button', 'solid', 'Add to basket'],
  ['message', 'success', 'Saved.'],
  ['link', 'action', 'Change'],
])('T-05 histoire shows the story %s without the internet', async (slug, variant, text) => {
  await page.goto(`${host}/story/${slug}?variantId=${variant}`);
  await example().locator('.example').getByText(text).waitFor();
  expect(complaints).toEqual([]);
});

test('T-05 histoire shows a module as the server sends it, with styles and pictures', async () => {
  await page.goto(`${host}/__sandbox.html?storyId=module-quote&variantId=picture`);
  await page.locator('.example blockquote').waitFor();
  expect(await page.locator('.example section').evaluate((section) => getComputedStyle(section).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.example img')?.naturalWidth ?? 0) > 100,
    undefined,
    patience,
  );
  expect(complaints).toEqual([]);
});

const showsSomething = (): boolean =>
  [...document.body.querySelectorAll('.example *, .example ~ *, [role="dialog"], [role="tooltip"]')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });

// One example each: the documentation's tests cover all of them. Modules that render nothing before the browser has data
// have nothing to check here.
test.each(storyEntries.filter(({ isEmptyAtFirst }) => !isEmptyAtFirst))(
  'T-05 histoire renders the story $title',
  async ({ slug, variants }) => {
    await page.goto(`${host}/__sandbox.html?storyId=${slug}&variantId=${variants[0]?.id}`);
    await page.waitForFunction(showsSomething, undefined, patience);
    expect(complaints).toEqual([]);
  },
);

test('T-05 histoire has a list for a choice, a switch for a boolean, fields for numbers and text', async () => {
  await page.goto(`${host}/story/button?variantId=solid`);
  const controls = page.locator('.example-controls');
  const choice = controls.getByRole('combobox', { name: 'variant' });
  await choice.waitFor();
  expect(await choice.locator('option').allTextContents()).toEqual(['solid', 'line', 'quiet']);
  await controls.getByRole('switch', { name: 'isDisabled' }).waitFor();
  await controls.getByText('isDisabled').click();
  await example().getByRole('button', { name: 'Add to basket', disabled: true }).waitFor();
  await controls.getByRole('textbox', { name: 'children' }).fill('All sinks');
  await example().getByRole('button', { name: 'All sinks' }).waitFor();
  await page.goto(`${host}/story/progress?variantId=${storyEntries.find(({ slug }) => slug === 'progress')?.variants[0]?.id}`);
  await controls.getByRole('spinbutton', { name: 'value' }).fill('75');
  await example().locator('[aria-valuenow="75"], progress[value="75"]').waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});

test('T-05 histoire: a control changes the example, the switch changes its scheme', async () => {
  await page.goto(`${host}/story/icon?variantId=medium`);
  const icon = example().locator('.example svg');
  await icon.waitFor();
  await page.getByLabel(/^size/).selectOption('l');
  await expect.poll(() => icon.getAttribute('data-size'), patience).toBe('l');
  const html = example().locator('html');
  expect(await html.getAttribute('data-scheme')).toBe('light');
  await page.keyboard.press('ControlOrMeta+Shift+D');
  await expect.poll(() => html.getAttribute('data-scheme'), patience).toBe('dark');
  expect(complaints).toEqual([]);
});
