import { expect } from '@playwright/test';
import { test } from './keys.ts';

test('T-06 checkbox: Space checks and clears it', async ({ keys }) => {
  await keys.open('checkbox', 'rest');
  const box = keys.role('checkbox').first();
  await keys.press('Tab', 'Space');
  await expect(box).toBeChecked();
  await keys.press('Space');
  await expect(box).not.toBeChecked();
});

test('T-06 switch: Space turns it on and off', async ({ keys }) => {
  await keys.open('switch', 'off');
  await keys.press('Tab', 'Space');
  await expect(keys.role('switch')).toBeChecked();
  await keys.press('Space');
  await expect(keys.role('switch')).not.toBeChecked();
});

test('T-06 radio group: one stop, arrows move and select, and wrap around', async ({ keys }) => {
  await keys.open('radio', 'list');
  await keys.press('Tab');
  await expect(keys.role('radio', 'Left')).toBeFocused();
  await keys.press('ArrowDown');
  await expect(keys.role('radio', 'Right')).toBeChecked();
  await keys.press('ArrowDown');
  await expect(keys.role('radio', 'Left')).toBeChecked();
});

test('T-06 select: Arrow down opens, letters lead to an option, Escape returns the focus', async ({ keys }) => {
  await keys.open('single-select', 'chosen');
  const button = keys.role('button', /Topic/);
  await keys.press('Tab', 'ArrowDown');
  await expect(keys.role('option', 'Find a spare part')).toBeFocused();
  await keys.press('g');
  await expect(keys.role('option', 'Guarantee')).toBeFocused();
  await keys.press('Enter');
  await expect(button).toContainText('Guarantee');
  await expect(button).toBeFocused();
  await keys.press('Enter', 'Escape');
  await expect(keys.role('listbox')).toBeHidden();
  await expect(button).toBeFocused();
});

test('T-06 combobox: typing filters, arrows lead to an option, Enter selects it, Escape closes', async ({ keys }) => {
  await keys.open('combobox', 'empty');
  const field = keys.role('combobox');
  await keys.press('Tab');
  await keys.page.keyboard.type('swit');
  await expect(keys.role('option')).toHaveCount(1);
  await keys.page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await keys.press('Enter');
  await expect(field).toHaveValue('Switzerland');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('T-06 tabs: one stop, arrows open, Home and End go to the ends, the next stop is the content', async ({ keys }) => {
  await keys.open('tabs', 'counts');
  const tabs = keys.role('tab');
  await keys.press('Tab');
  await expect(tabs.first()).toBeFocused();
  await keys.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await keys.press('End');
  await expect(tabs.last()).toBeFocused();
  await keys.press('Home', 'ArrowLeft');
  await expect(tabs.last()).toBeFocused();
});

test('T-06 modal: the focus enters, stays inside, and returns with Escape', async ({ keys }) => {
  await keys.open('modal', 'question');
  const opener = keys.role('button', 'Open');
  await keys.press('Tab');
  await keys.page.keyboard.press('Enter');
  const dialog = keys.role('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 6; stop++) {
    await keys.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await keys.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('T-06 mobile overlay: the focus enters, stays inside, and returns with Escape', async ({ keys }) => {
  await keys.open('mobile-overlay', 'cart');
  await keys.press('Tab');
  await keys.page.keyboard.press('Enter');
  const dialog = keys.role('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 6; stop++) {
    await keys.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await keys.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(keys.page.locator(':focus')).toHaveAccessibleName('Open');
});

test('T-06 M-42 accordion: Enter opens, arrows, Home and End move between the titles', async ({ keys }) => {
  await keys.open('accordion', 'questions');
  const titles = keys.page.locator('summary');
  await keys.press('Tab', 'ArrowDown', 'Enter');
  await expect(keys.page.locator('details[open]')).toHaveCount(1);
  await expect(keys.page.locator('details').nth(1)).toHaveAttribute('open', '');
  await keys.press('End');
  await expect(titles.last()).toBeFocused();
  await keys.press('ArrowDown');
  await expect(titles.first()).toBeFocused();
  await keys.press('ArrowUp');
  await expect(titles.last()).toBeFocused();
});

test('T-06 stepper: arrows count, and stop at the ends', async ({ keys }) => {
  await keys.open('stepper', 'middle');
  const field = keys.role('textbox', /Pieces/);
  await field.focus();
  const before = Number(await field.inputValue());
  await keys.press('ArrowUp');
  await expect(field).toHaveValue(String(before + 1));
  await keys.press('End');
  await expect(field).toHaveValue('9');
  await keys.press('ArrowUp');
  await expect(field).toHaveValue('9');
});
