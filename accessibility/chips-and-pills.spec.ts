import { expect } from '@playwright/test';
import { test } from './keys.ts';

test('T-06 pills: one stop, arrows select one over impossible ones; of several each is checked and cleared by itself', async ({ keys }) => {
  await keys.open('pill', 'single');
  await keys.press('Tab');
  await expect(keys.role('radio', '60')).toBeFocused();
  await keys.press('ArrowRight');
  await expect(keys.role('radio', '80')).toBeChecked();
  await expect(keys.role('radio', '60')).not.toBeChecked();
  await keys.open('pill', 'frame');
  await keys.press('Tab', 'ArrowRight');
  await expect(keys.role('radio', 'Flush')).toBeChecked();
  await keys.press('ArrowRight');
  await expect(keys.role('radio', 'Inset')).toBeChecked();
  await keys.open('pill', 'multiple');
  await keys.press('Tab');
  await expect(keys.role('checkbox', '45')).toBeFocused();
  await keys.press('Space');
  await expect(keys.role('checkbox', '45')).toBeChecked();
  await keys.press('Space');
  await expect(keys.role('checkbox', '45')).not.toBeChecked();
});

test('T-06 link pills: each is a stop, the current one says so', async ({ keys }) => {
  await keys.open('pill', 'links');
  await keys.press('Tab');
  await expect(keys.role('link', 'All')).toBeFocused();
  await expect(keys.role('link', 'All')).toHaveAttribute('aria-current', 'page');
  await keys.press('Tab');
  await expect(keys.role('link', 'Inset sinks')).toBeFocused();
  await keys.page.keyboard.press('Enter');
  await expect(keys.page).toHaveURL(/\/docs\/pill#inset$/);
});

test('T-06 chips: each is a stop that says what it removes, and leads to the list without it', async ({ keys }) => {
  await keys.open('chip', 'links');
  await keys.press('Tab', 'Tab');
  await expect(keys.role('link', 'Remove filter Granite')).toBeFocused();
  await keys.page.keyboard.press('Enter');
  await expect(keys.page).toHaveURL(/\/docs\/chip\?without=1$/);
});
