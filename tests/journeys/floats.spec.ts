import { expect, test } from '@playwright/test';
import { openExample } from '../support/browser/stories.ts';

test('T-06 a menu opens by keys, skips disabled items, follows letters, closes and returns the focus', async ({ page }) => {
  await openExample(page, 'menu/actions');
  const button = page.getByRole('button', { name: 'Order DE-1042' });
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu', { name: 'Order DE-1042' })).toBeVisible();
  await expect(item(/Invoice/)).toBeFocused();
  await page.keyboard.press('r');
  await expect(item(/Return/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(/Ask about/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(/Invoice/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(item(/Ask about/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item(/Ask about/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('T-06 a menu that is a choice marks the selected item', async ({ page }) => {
  await openExample(page, 'menu/choice-open');
  await expect(page.getByRole('menuitemradio', { name: 'Popularity' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'Newest' })).not.toBeChecked();
});

test('T-06 a popover is a dialog with a title, and returns the focus', async ({ page }) => {
  await openExample(page, 'popover/help');
  const button = page.getByRole('button', { name: 'Cabinet width' });
  await button.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Cabinet width' });
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popover.getByRole('link', { name: 'How to measure' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
});

test('T-06 a tooltip shows on focus and hover, stays while hovered, and closes on Escape (WCAG 1.4.13)', async ({ page }) => {
  await openExample(page, 'tooltip/closed');
  const thing = page.getByRole('button', { name: 'Compare Delta 60 S' });
  const tooltip = page.getByRole('tooltip');
  await page.keyboard.press('Tab');
  await expect(thing).toBeFocused();
  await expect(tooltip).toHaveText('Side by side with up to three others');
  await expect(thing).toHaveAccessibleDescription('Side by side with up to three others');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(thing).toBeFocused();
  await thing.blur();
  await page.mouse.move(300, 400);
  await thing.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.clock.install();
  await page.clock.runFor(3000);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
