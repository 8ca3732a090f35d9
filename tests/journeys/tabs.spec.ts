import { expect, test } from '@playwright/test';
import { openExample } from '../support/browser/stories.ts';

test('T-04 tabs that fit have no scroll buttons; each is a link, the current one says so', async ({ page }) => {
  await openExample(page, 'tabs/counts');
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name });
  await expect(tab(/Products/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(tab(/Pages/)).toHaveAttribute('href', '/docs/tabs?topic=2');
});

test('T-04 scroll buttons appear for more than 10 hidden px, and move the row', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 600 });
  await openExample(page, 'tabs/counts');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const row = page.getByRole('navigation', { name: /Results|Fragen/ }).getByRole('list');
  const forward = page.getByRole('button', { name: 'Scroll tabs forward' });
  const full = await row.evaluate((list) => {
    const last = list.lastElementChild as HTMLElement;
    return last.offsetLeft + last.offsetWidth;
  });
  // The frame's own edges are beside the row.
  const edges = 48;
  await page.setViewportSize({ width: Math.ceil(full) + edges - 9, height: 600 });
  await expect(forward).toHaveCount(0);
  await page.setViewportSize({ width: Math.ceil(full) + edges - 12, height: 600 });
  await expect(forward).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll tabs back' })).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Scroll tabs back' })).toHaveAttribute('aria-disabled', 'false');
});

test('T-04 if one long word fills the row, the scroll buttons are stable', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await openExample(page, 'tabs/long');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('button', { name: 'Scroll tabs forward' })).toBeVisible();
  const changes = await page
    .getByRole('navigation', { name: /Results|Fragen/ })
    .getByRole('list')
    .evaluate(async (row) => {
      let seen = 0;
      const watch = new MutationObserver((list) => {
        seen += list.length;
      });
      watch.observe(row.parentElement as HTMLElement, { childList: true });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let count = 0; count < 30; count++) await frame();
      watch.disconnect();
      return seen;
    });
  expect(changes).toBe(0);
});

test('T-04 a tab that was opened from elsewhere is scrolled into view', async ({ page }) => {
  await openExample(page, 'tabs/far');
  await expect(page.getByRole('link', { name: 'Disposal' })).toBeInViewport();
});
