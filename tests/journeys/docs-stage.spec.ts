import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

// Its iframes are irrelevant to the stage, and slow.
const open = async (page: Page, path: string): Promise<void> => {
  await page.route('**/docs/frame/**', (route) => (route.request().frame().parentFrame() ? route.abort() : route.continue()));
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#control-example') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
};
const args = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('args') ?? '{}');
const code = (page: Page) => page.locator('pre').first();

test('T-05 a union is a list, a boolean a switch, a number a number field, text a field', async ({ page }) => {
  await open(page, '/docs/measure-line');
  await expect(page.getByRole('combobox', { name: 'kind' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'isMissing' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'value' })).toBeVisible();
  await open(page, '/docs/price');
  await expect(page.getByRole('textbox', { name: 'value' })).toHaveValue(/449/);
});

test('T-05 a number field counts, and its number is in the code, in the URL, and restored when the URL is opened', async ({ page }) => {
  await open(page, '/docs/measure-line');
  const value = page.getByRole('spinbutton', { name: 'value', exact: true });
  const before = Number(await value.inputValue());
  await value.press('ArrowUp');
  await expect(value).toHaveValue(String(before + 1));
  expect(args(page)).toEqual({ value: before + 1 });
  await expect(code(page)).toContainText(`value={${before + 1}}`);
  await page.getByRole('switch', { name: 'isMissing' }).press('Space');
  await expect(code(page)).toContainText('isMissing');
  const [shared, text] = [page.url(), await code(page).textContent()];
  await open(page, shared);
  await expect(value).toHaveValue(String(before + 1));
  await expect(page.getByRole('switch', { name: 'isMissing' })).toBeChecked();
  await expect(code(page)).toHaveText(text ?? '');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('T-05 T-06 example, view settings and switches work by keyboard, and the URL keeps them', async ({ page }) => {
  await open(page, '/docs/button');
  await page.getByLabel('Viewport').focus();
  await page.keyboard.type('390');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Right');
  await page.getByRole('switch', { name: 'isBlock' }).press('Space');
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ args: '{"isBlock":true}', scheme: 'dark', direction: 'rtl', size: '200', width: '390' });
});

test('T-05 the scheme of the documentation persists across pages, and its iframes follow', async ({ page }) => {
  await page.goto('/docs/button');
  await page.getByRole('button', { name: 'Dark scheme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const window = page.locator('#example-solid iframe').contentFrame().locator('html');
  await page.locator('#example-solid').scrollIntoViewIfNeeded();
  await expect(window).toHaveAttribute('data-scheme', 'dark');
  await page.goto('/docs/colour');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Light scheme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('T-05 a long page lists its sections, and the navigation is scrolled to the open page', async ({ page }) => {
  await open(page, '/docs/progress');
  await expect(page.getByRole('navigation', { name: 'Components' }).getByRole('link', { name: 'Progress' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Tokens' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Components' })).toBeInViewport();
});

test('T-05 the checks, their commands and the decisions are documented', async ({ page }) => {
  await page.goto('/docs/working');
  for (const name of ['Add a component', 'Approve how it looks', 'Prove that all can use it']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: /the decisions/ }).click();
  await page.getByRole('link', { name: /^Native on pages/ }).click();
  await expect(page.getByRole('heading', { name: /· Native on pages/ })).toBeInViewport();
});
