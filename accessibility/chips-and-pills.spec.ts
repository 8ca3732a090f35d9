import { expect } from '@playwright/test';
import { test } from './keys.ts';

test('T-06 pills: one stop, arrows move without selecting, Space selects one at a time and deselects it', async ({ keys }) => {
  await keys.open('pill', 'single');
  const focused = keys.page.locator(':focus');
  await keys.press('Tab');
  const first = await focused.textContent();
  await keys.press('ArrowRight');
  await expect(focused).not.toHaveText(first ?? '');
  await expect(keys.role('radio', '60')).toBeChecked();
  await keys.press('Space');
  await expect(keys.role('radio', '60')).not.toBeChecked();
  await expect(focused).toBeChecked();
  await keys.press('Space');
  await expect(focused).not.toBeChecked();
  await expect(keys.role('radio').and(keys.page.locator('[aria-checked=true]'))).toHaveCount(0);
});

test('T-06 pills of which one is always selected: a click on the selected one changes nothing', async ({ keys }) => {
  await keys.open('pill', 'frame');
  await keys.press('Tab', 'Space');
  await expect(keys.page.locator(':focus')).toBeChecked();
  await keys.press('ArrowRight', 'Enter');
  await expect(keys.role('radio', 'Flush')).toBeChecked();
  await expect(keys.role('radio', 'Inset')).not.toBeChecked();
  await keys.press('ArrowRight');
  await expect(keys.role('radio', 'Undermount')).not.toBeFocused();
});

test('T-06 pills with multiple selection: each is selected and deselected by itself, the focus stays', async ({ keys }) => {
  await keys.open('pill', 'multiple');
  const focused = keys.page.locator(':focus');
  await keys.press('Tab', 'Space');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
  await expect(keys.role('button', 'Steel')).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await keys.press('ArrowRight', 'ArrowRight', 'Space');
  await expect(keys.role('button', 'Ceramic')).toBeFocused();
  await expect(keys.role('button', 'Ceramic')).toHaveAttribute('aria-pressed', 'true');
});

test('T-06 native pills: arrows select one, checkboxes are checked and cleared one by one', async ({ keys }) => {
  await keys.open('pill', 'native');
  await keys.press('Tab');
  await expect(keys.role('radio', '60')).toBeFocused();
  await keys.press('ArrowRight');
  await expect(keys.role('radio', '80')).toBeChecked();
  await expect(keys.role('radio', '60')).not.toBeChecked();
  await keys.open('pill', 'native-multiple');
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

test('T-06 chips: arrows move, Delete and Backspace remove one; the next gets the focus, after the last the previous one', async ({
  keys,
}) => {
  await keys.open('chip', 'filters');
  const chips = keys.role('row');
  await keys.press('Tab', 'ArrowRight');
  await expect(keys.role('row', /^Granite/)).toBeFocused();
  await keys.press('Delete');
  await expect(chips).toHaveCount(3);
  await expect(keys.role('row', /^Stainless steel/)).toBeFocused();
  await keys.press('End', 'Backspace');
  await expect(chips).toHaveCount(2);
  await expect(keys.role('row', /^Stainless steel/)).toBeFocused();
});

test('T-06 chips: the remove button works by key too', async ({ keys }) => {
  await keys.open('chip', 'filters');
  await keys.press('Tab', 'Tab');
  await expect(keys.role('button', /^Remove Fits 60 cm/)).toBeFocused();
  await keys.press('Enter');
  await expect(keys.role('row', /^Granite/)).toBeFocused();
});

test('T-06 chips: after the only one, the group has the focus and says it is empty; a fixed chip is not removed', async ({ keys }) => {
  await keys.open('chip', 'one');
  await keys.press('Tab');
  await keys.page.keyboard.press('Delete');
  await expect(keys.role('row')).toHaveCount(0);
  await expect(keys.page.locator(':focus')).toHaveAccessibleName('Chosen filters');
  await expect(keys.page.locator(':focus')).toHaveText('Nothing is chosen');
  await keys.open('chip', 'disabled');
  await keys.press('Tab');
  await expect(keys.role('row', /^Granite/)).toBeFocused();
  await keys.press('ArrowLeft', 'Delete');
  await expect(keys.role('row', /^Fits 60 cm/)).toHaveCount(1);
});
