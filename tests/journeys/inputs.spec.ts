import { expect, type Page, test } from '@playwright/test';

const open = (page: Page, example: string) => page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });

test('T-06 a select is moved by arrows and letters, skips disabled options, and is the browser’s own', async ({ page }) => {
  await open(page, 'single-select/chosen');
  const field = page.getByRole('combobox', { name: 'Topic' });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('order');
  await page.keyboard.press('End');
  await expect(field).toHaveValue('other');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('guarantee');
  await page.keyboard.press('c');
  await expect(field).toHaveValue('care');
  await expect(field).toBeFocused();
});

test('T-06 a stepper counts by arrow keys and buttons, knows its limits, and clamps a typed number', async ({ page }) => {
  await open(page, 'stepper/middle');
  const number = page.getByRole('spinbutton', { name: 'Pieces' });
  const more = page.getByRole('button', { name: 'One piece more' });
  await number.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('3');
  await number.fill('40');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('9');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'One piece less' }).click();
  await expect(number).toHaveValue('8');
  await expect(more).not.toHaveAttribute('aria-disabled');
});

test('T-06 radio buttons are one tab stop; arrows select, wrap around and skip unavailable options', async ({ page }) => {
  await open(page, 'radio/impossible');
  const width = (name: string) => page.getByRole('radio', { name });
  await page.keyboard.press('Tab');
  await expect(width('60')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(width('80')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(width('45')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(width('80')).toBeFocused();
  await expect(width('40')).toBeDisabled();
});

test('T-06 arrow keys in the details of a choice belong to the field there', async ({ page }) => {
  await open(page, 'choice/chosen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /SEPA direct debit/ })).toBeChecked();
  await page.getByLabel('IBAN').fill('DE00');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /SEPA direct debit/ })).toBeChecked();
  await expect(page.getByLabel('IBAN')).toBeFocused();
});

test('T-06 a checkbox is toggled by Space and by its whole line; a link in it navigates without toggling', async ({ page }) => {
  await open(page, 'checkbox/link');
  const box = page.getByRole('checkbox');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.getByText('I have read the').click({ position: { x: 4, y: 4 } });
  await expect(box).not.toBeChecked();
  await page.getByRole('link', { name: 'privacy notice' }).click();
  await page.waitForURL('**/docs');
});

test('V-04 hint and error are associated with every kind of control', async ({ page }) => {
  await open(page, 'text-field/error');
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toHaveAccessibleDescription('For the order confirmation Please enter a whole address, like name@example.com.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await open(page, 'single-select/error');
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveAccessibleDescription('Please choose a topic.');
  await open(page, 'checkbox/error');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this box.');
  await open(page, 'radio/error');
  await expect(page.getByRole('group')).toHaveAccessibleDescription('Please choose a side.');
});
