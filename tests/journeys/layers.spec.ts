import { expect, type Page, test } from '@playwright/test';
import { closeWithEscape } from '../support/browser/close-with-escape.ts';
import { collectPolicyViolations, openExample } from '../support/browser/stories.ts';

const setTextSize = (page: Page, scale: number): Promise<void> =>
  page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), scale * 100);

test('T-06 a modal traps the focus, announces its title, closes by Escape and outside, and returns the focus', { tag: '@core' }, async ({
  page,
}) => {
  await openExample(page, 'modal/question');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Remove this address?' });
  await expect(modal.getByRole('heading', { name: 'Remove this address?' })).toBeFocused();
  expect(await opener.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  for (const stop of ['Close', 'Keep it', 'Remove', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: stop, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(modal).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(modal).toBeHidden();
});

test('T-06 a dialog that must be answered ignores clicks outside, and its text is read with its title', async ({ page }) => {
  await openExample(page, 'modal/alert-open');
  const alert = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(alert).toHaveAccessibleDescription(/^Your addresses and your wish list are gone/);
  await page.mouse.click(4, 4);
  await expect(alert).toBeVisible();
  // The click took the focus for a moment.
  await closeWithEscape(alert);
  await expect(alert).toBeHidden();
});

test('T-06 the overflowing text of a modal is a tab stop and scrolls', async ({ page }) => {
  await openExample(page, 'modal/long-open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const text = page.locator(':focus');
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
});

for (const [title, height, scale] of [
  ['a low window', 320, 1],
  ['twice the text', 844, 2],
] as const) {
  test(`T-06 ${title} cuts off nothing of a sheet or a modal: everything can be scrolled into view`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    for (const [example, first, last] of [
      ['mobile-overlay/cart-open', 'Delta 60 S', 'View basket'],
      ['modal/alert-open', 'Delete your account?', 'Delete for good'],
    ] as const) {
      await openExample(page, example);
      await setTextSize(page, scale);
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      for (const part of [dialog.getByText(first).first(), dialog.getByRole('button', { name: last })]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.9 });
      }
      expect(await dialog.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('T-06 the page below a layer does not move when its scroll bar disappears', async ({ playwright, baseURL }, { project }) => {
  const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.goto(`${baseURL}/docs/frame/modal/question`, { waitUntil: 'networkidle' });
  const widthOf = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      main?.style.setProperty('min-block-size', '300vh');
      return main?.getBoundingClientRect().width;
    });
  const before = await widthOf();
  expect(before).toBeLessThan(800);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf()).toBe(before);
  await browser.close();
});

test("T-06 layers do not violate the page's CSP", async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  for (const example of ['modal/question-open', 'mobile-overlay/cart-open', 'lightbox/open', 'tabs/many']) {
    await openExample(page, example);
  }
  expect(violations).toEqual([]);
});
