import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';
import { announced, collectPolicyViolations, openExample } from '../support/browser/stories.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' });
const notices = (page: Page) => region(page).getByRole('listitem');

const swipe = async (page: Page, pixels: number): Promise<void> => {
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('No notice to swipe');
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
};

test('T-01 E-toast-default-duration an error stays and interrupts once; F8 focuses it, Escape closes it and restores the focus', {
  tag: '@core',
}, async ({ page }) => {
  await page.clock.install();
  await openExample(page, 'toasts/error');
  const opener = page.getByRole('button', { name: 'Show' });
  await opener.click();
  await expect(notices(page)).toHaveCount(1);
  await expect(announced(page, 'assertive')).toHaveText('Not saved. The connection broke. What you entered is still in the form.');
  await expect(announced(page)).toBeEmpty();
  await page.clock.runFor(60_000);
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(notices(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('T-01 a toast is shown in its own styles, without a CSP violation', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await openExample(page, 'toasts/error');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(notices(page)).toHaveCSS('opacity', '1');
  await expect(notices(page)).toHaveCSS('position', 'absolute');
  expect(violations).toEqual([]);
});

test('T-01 a swipe closes from 50 px on, not before', async ({ page }) => {
  await openExample(page, 'toasts/error');
  await page.getByRole('button', { name: 'Show' }).click();
  await swipe(page, 49);
  await expect(notices(page)).toHaveCount(1);
  await swipe(page, -80);
  await expect(notices(page)).toHaveCount(1);
  await swipe(page, 51);
  await expect(notices(page)).toHaveCount(0);
});

test('T-01 a success is polite, waits while hovered, and closes after 5 s', async ({ page }) => {
  await page.clock.install();
  await openExample(page, 'toasts/success');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(announced(page)).toHaveText('Saved. Your address in Cologne comes first now.');
  await expect(announced(page, 'assertive')).toBeEmpty();
  await notices(page).hover();
  await page.clock.runFor(9000);
  await expect(notices(page)).toHaveCount(1);
  await page.mouse.move(0, 800);
  await page.clock.runFor(4900);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notices(page)).toHaveCount(0);
});

test('T-01 every type has its icon; action and close button close', async ({ page }) => {
  await openExample(page, 'toasts/all-open');
  await expect(notices(page)).toHaveCount(4);
  const icons = await notices(page)
    .locator('svg:first-child use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
  expect(icons.filter((icon) => icon !== 'close')).toEqual(['info-outline', 'check-circle', 'warning', 'info-outline']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Close notice' }).first().click();
  await expect(notices(page)).toHaveCount(2);
});

for (const [width, height] of [
  [390, 844],
  [834, 900],
  [1440, 900],
] as const) {
  test(`T-01 at ${width} px a toast is 15 px below the header, or below the window's edge when the header is hidden`, async ({
    shopperIn,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shopper = await shopperIn('de');
    await page.route('**/carts/add*', (route) => route.abort());
    await shopper.visit('spuelen/lagune-60');
    await page
      .getByRole('button', { name: shopper.t('product.addToCart') })
      .first()
      .click();
    const toast = page.getByRole('region', { name: shopper.t('shell.notices.region') }).getByRole('listitem');
    await expect(toast).toHaveCSS('opacity', '1');
    const topOf = async (part: 'header' | 'toast'): Promise<number> => {
      const box = await (part === 'header' ? page.getByRole('banner') : toast).boundingBox();
      return Math.round(part === 'header' ? (box?.y ?? 0) + (box?.height ?? 0) : (box?.y ?? 0));
    };
    await expect.poll(async () => (await topOf('toast')) - Math.max(0, await topOf('header'))).toBe(15);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => topOf('header')).toBeLessThanOrEqual(0);
    await expect.poll(() => topOf('toast')).toBe(15);
  });
}

test('T-01 a toast stays reachable above an open sheet; Escape closes only the toast', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('spuelen/lagune-60');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toContainText('Lagune 60');
  await page.route('**/carts/add*', (route) => route.abort());
  const more = shopper.dialog().getByRole('button', { name: shopper.sayStart('cart.more') });
  await more.click();
  await expect(announced(page, 'assertive')).toContainText(shopper.t('general.messages.generalAPIError'));
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: shopper.t('shell.notices.region') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: shopper.t('shell.notices.region') }).getByRole('listitem')).toHaveCount(0);
  await expect(shopper.dialog()).toBeVisible();
  await expect(more).toBeFocused();
});

test('R-12 T-01 a page restored from the bfcache has no toasts', async ({ page }) => {
  await openExample(page, 'toasts/error');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(notices(page)).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(notices(page)).toHaveCount(0);
});
