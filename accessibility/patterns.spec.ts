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

test('T-06 radio group: one stop, arrows move and select, and wrap around', async ({ keys }) => {
  await keys.open('radio', 'list');
  await keys.press('Tab');
  await expect(keys.role('radio', 'Left')).toBeFocused();
  await keys.press('ArrowDown');
  await expect(keys.role('radio', 'Right')).toBeChecked();
  await keys.press('ArrowDown');
  await expect(keys.role('radio', 'Left')).toBeChecked();
});

test('T-06 select: arrows choose, letters lead to an option', async ({ keys }) => {
  await keys.open('single-select', 'chosen');
  const field = keys.role('combobox', /Topic/);
  await keys.press('Tab', 'ArrowDown');
  await expect(field).toHaveValue('order');
  await keys.press('g');
  await expect(field).toHaveValue('guarantee');
  await keys.press('Home');
  await expect(field).toHaveValue('');
});

test('T-06 suggest field: typing suggests, arrows lead to an option, Enter takes it, Escape closes', async ({ keys }) => {
  await keys.open('suggest-field', 'empty');
  const field = keys.role('combobox');
  await keys.press('Tab');
  await keys.page.keyboard.type('köni');
  await expect(keys.role('option')).toHaveCount(2);
  await keys.page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await keys.press('Enter');
  await expect(field).toHaveValue('Königs Wusterhausen');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('T-06 tabs: each is a stop, the current one says so, the buttons scroll the row', async ({ keys }) => {
  await keys.page.setViewportSize({ width: 480, height: 600 });
  await keys.open('tabs', 'many');
  const links = keys.role('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await keys.press('Tab');
  await expect(keys.role('button', 'Scroll tabs back')).toBeFocused();
  await keys.press('Tab');
  await expect(links.first()).toBeFocused();
  for (let stop = 1; stop < 12; stop++) await keys.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
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
  const field = keys.role('spinbutton', /Pieces/);
  await field.focus();
  await keys.press('ArrowUp', 'Enter');
  await expect(field).toHaveValue('3');
  await field.fill('9');
  await keys.press('ArrowUp', 'Enter');
  await expect(field).toHaveValue('9');
});
