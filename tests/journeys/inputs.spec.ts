import { expect, type Page, test } from '@playwright/test';

const open = (page: Page, example: string) => page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });

test('T-06 a select opens, moves, finds by letter, selects and closes by keyboard, and the focus returns', async ({ page }) => {
  await open(page, 'single-select/chosen');
  const field = page.getByRole('button', { name: 'Topic' });
  const option = (name: string) => page.getByRole('option', { name });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option('Find a spare part')).toBeFocused();
  await expect(option('Find a spare part')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toContainText('Find a spare part');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(option('Something else')).toBeFocused();
  await page.keyboard.press('c');
  await expect(option('Care and cleaning')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toContainText('Care and cleaning');
});

test('T-06 disabled options are skipped', async ({ page }) => {
  await open(page, 'single-select/chosen');
  await page.getByRole('button', { name: 'Topic' }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Guarantee' })).toBeFocused();
});

test('T-06 a combobox filters while typing; the focus stays in the field', async ({ page }) => {
  await open(page, 'combobox/empty');
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.focus();
  await page.keyboard.type('LAND');
  await expect(page.getByRole('option')).toHaveText([
    'Finland',
    'Iceland',
    'Ireland',
    'Netherlands',
    'New Zealand',
    'Poland',
    'Switzerland',
  ]);
  await expect(page.getByRole('option', { name: 'Finland' }).locator('mark')).toHaveText('land');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await page.getByRole('option', { name: 'Iceland' }).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Iceland');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.locator('input[type=hidden][name=country]')).toHaveValue('iceland');
});

test('T-06 Escape reverts the input, and an empty result is reported in words', async ({ page }) => {
  await open(page, 'combobox/chosen');
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.fill('Atlantis');
  await expect(page.getByText('No country is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Germany');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page.getByRole('option')).toHaveCount(39);
});

test('T-06 a stepper counts by arrow keys, knows its limits, and clamps a typed number', async ({ page }) => {
  await open(page, 'stepper/middle');
  const number = page.getByRole('textbox', { name: 'Pieces' });
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(number).toHaveValue('3');
  await page.keyboard.press('End');
  await expect(number).toHaveValue('9');
  await expect(page.getByRole('button', { name: 'One piece more' })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');
  await number.fill('40');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('9');
  await page.getByRole('button', { name: 'One piece less' }).click();
  await expect(number).toHaveValue('8');
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

test('T-06 a switch toggles by Space, and announces its state', async ({ page }) => {
  await open(page, 'switch/off');
  const videos = page.getByRole('switch', { name: 'Videos' });
  await expect(videos).toHaveAccessibleDescription('Loads from another company when you play one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(videos).toBeChecked();
});

test('V-04 hint and error are associated with every kind of control', async ({ page }) => {
  await open(page, 'text-field/error');
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toHaveAccessibleDescription('For the order confirmation Please enter a whole address, like name@example.com.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await open(page, 'single-select/error');
  await expect(page.getByRole('button', { name: 'Topic' })).toHaveAccessibleDescription('Please choose a topic.');
  await open(page, 'checkbox/error');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this box.');
  await open(page, 'radio/error');
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a side.');
});
