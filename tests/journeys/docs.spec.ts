import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const isLive = (): boolean =>
  Object.keys(document.querySelector('main :is(input, select, [data-variant])') ?? {}).some((key) => key.startsWith('__reactFiber'));

/** Opens a page and waits until it is interactive; its iframes may take longer. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(isLive);
};
const stage = (page: Page) => page.locator('[data-stage]');
const code = (page: Page) => page.locator('pre').first();
const shown = (page: Page) => stage(page).locator('iframe').contentFrame();
const polite = (page: Page) => page.locator('[data-announcer=polite]');

test('T-05 a changed property changes the example, the code and the URL', { tag: '@core' }, async ({ page }) => {
  await open(page, '/docs/button');
  const button = stage(page).getByRole('button');
  await expect(button).toHaveText('Add to basket');
  await page.getByLabel('variant').selectOption('line');
  await page.getByLabel('children').fill('Ask a dealer');
  await page.getByRole('switch', { name: 'isDisabled' }).press('Space');
  await expect(button).toHaveText('Ask a dealer');
  await expect(button).toHaveAttribute('data-variant', 'line');
  await expect(button).toBeDisabled();
  await expect(code(page)).toHaveText('<Button variant="line" size="m" icon="cart" isDisabled>Ask a dealer</Button>');
  expect(new URL(page.url()).searchParams.get('args')).toBe('{"variant":"line","children":"Ask a dealer","isDisabled":true}');
  await page.getByLabel('Example').selectOption({ label: 'Quiet' });
  await expect(button).toHaveText('Cancel');
  await expect(page).toHaveURL(/\/docs\/button\?example=quiet$/);
});

test('T-05 a shared URL restores everything: example, changes, viewport, scheme, direction, text size', async ({ page }) => {
  const args = encodeURIComponent(JSON.stringify({ children: 'Ask a dealer', onPress: 'alert(1)', variant: 'pill' }));
  await open(page, `/docs/button?example=line&args=${args}&scheme=dark&direction=rtl&size=200&width=390`);
  await expect(page.getByLabel('Example')).toHaveValue('line');
  await expect(page.getByLabel('Viewport')).toHaveValue('390');
  await expect(page.getByLabel('Scheme')).toHaveValue('dark');
  await expect(page.getByLabel('Direction')).toHaveValue('rtl');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('200');
  const button = shown(page).getByRole('button');
  await expect(button).toHaveText('Ask a dealer');
  await expect(button).toHaveAttribute('data-variant', 'line');
  const root = shown(page).locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await expect(root).toHaveCSS('font-size', '32px');
  expect(
    await stage(page)
      .locator('iframe')
      .evaluate((frame) => frame.clientWidth),
  ).toBe(390);
});

test('T-05 changes reach the iframe that shows the example', async ({ page }) => {
  await open(page, '/docs/button');
  await page.getByLabel('Viewport').selectOption('834');
  await expect(shown(page).getByRole('button')).toHaveText('Add to basket');
  await page.getByLabel('children').fill('Ask a dealer');
  await expect(shown(page).getByRole('button')).toHaveText('Ask a dealer');
  await page.getByLabel('Scheme').selectOption('dark');
  await expect(shown(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByLabel('Viewport').selectOption({ label: 'Full' });
  await page.getByLabel('Scheme').selectOption({ label: 'System' });
  await expect(stage(page).locator('iframe')).toHaveCount(0);
});

test("T-05 a standalone example accepts the same URL, and a foreign page's iframe cannot change it", async ({ page }) => {
  await open(page, `/docs/frame/button/solid?args=${encodeURIComponent('{"children":"Alone"}')}&scheme=dark`);
  await expect(page.getByRole('button')).toHaveText('Alone');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.evaluate(() => window.postMessage({ query: '?args={"children":"Changed"}' }, location.origin));
  await expect(page.getByRole('button')).toHaveText('Alone');
});

test('T-05 code and URL are copied, announced once and shown in place', async ({ page }) => {
  await open(page, '/docs/button');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(polite(page).getByText('Copied')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<Button variant="solid" size="m" icon="cart">Add to basket</Button>',
  );
  await page.getByLabel('variant').selectOption('line');
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('T-05 every example has an iframe, a title and a URL of its own', async ({ page }) => {
  await open(page, '/docs/button#example-busy');
  const examples = page.locator('#examples');
  const busy = examples.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Busy' }) });
  await expect(busy).toBeInViewport();
  await expect(busy.locator('iframe').contentFrame().getByRole('button')).toHaveText(/One moment/);
  await busy.getByRole('link', { name: 'Open alone Busy' }).click();
  await expect(page).toHaveURL(/\/docs\/frame\/button\/busy$/);
});

test('T-05 the search finds by title, property and token, and announces the count once', async ({ page }) => {
  await open(page, '/docs');
  const main = page.getByRole('main');
  const link = (name: string) =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('paragraph') })
      .getByRole('link', { name, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('single');
  await expect(link('Single select')).toBeVisible();
  await expect(link('Badge')).toHaveCount(0);
  await search.fill('isBusy');
  await expect(link('Button')).toBeVisible();
  await expect(polite(page).getByText(/pages?$/)).not.toHaveCount(0);
  await search.fill('--accent');
  await expect(link('Button')).toBeVisible();
  await search.fill('zzzz');
  await expect(main.getByText('Nothing is called “zzzz”.')).toBeVisible();
  await search.fill('single');
  await page.reload();
  await expect(search).toHaveValue('single');
  await expect(link('Single select')).toBeVisible();
  await expect(link('Badge')).toHaveCount(0);
});

test('T-05 T-06 the documentation works by keyboard alone', async ({ page }) => {
  await open(page, '/docs');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('breakpoints');
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') })
    .getByRole('link');
  await expect(found.first()).toHaveText('Breakpoints');
  await page.keyboard.press('Tab');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakpoints');
  await open(page, '/docs/button');
  await page.getByLabel('Example').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('variant')).toBeFocused();
  await page.keyboard.type('quiet');
  await expect(code(page)).toContainText('variant="quiet"');
});

test('T-05 without script every page, example and property can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs`);
  await page.getByText('All pages').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(stage(page).getByRole('button')).toHaveText('Add to basket');
  await expect(page.locator('#examples').locator('iframe').first().contentFrame().getByRole('button')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Properties of Button' }).getByText('isBusy')).toBeVisible();
  await expect(page.getByLabel('Example')).toBeHidden();
  await context.close();
});

for (const path of ['/docs/no-such-part', '/docs/frame/button/no-such-example', '/docs/frame/no-such-part/solid']) {
  test(`T-05 ${path} is not found`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
  });
}
