import { expect, type Page, test } from '@playwright/test';

const open = (page: Page, example: string) => page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });
const megabyte = 1_000_000;

const offer = (page: Page, ...files: [name: string, megabytes: number][]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map(([name, size]) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size * megabyte) })));

const loud = (page: Page) => page.locator('[data-announcer=assertive]');

test('V-04 a rejected form focuses its first invalid field; its summary lists all errors and links to their fields', async ({ page }) => {
  await open(page, 'form/empty');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert', { name: '5 answers are not right yet' });
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeInViewport();
  await page.getByLabel('Your message').focus();
  await summary.getByRole('link', { name: /^Topic/ }).click();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await summary.getByRole('link', { name: /^E-mail address/ }).press('Enter');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await summary.getByRole('link', { name: /^Privacy notice/ }).press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
});

test('V-04 a second rejection focuses the first remaining error', async ({ page }) => {
  await open(page, 'form/refused');
  await page.getByLabel('E-mail address').fill('jo@example.com');
  await page.getByLabel('E-mail address').press('Enter');
  await expect(page.getByRole('alert', { name: 'One answer is not right yet' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeFocused();
});

test('V-01 a field is checked on blur, not while typing, and a corrected form is sent with one click', async ({ page }) => {
  await open(page, 'form/empty');
  const email = page.getByLabel('E-mail address');
  await email.pressSequentially('jo@');
  await expect(page.getByText(/check the email address/)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/check the email address/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Guarantee');
  await page.getByLabel('Name').fill('Miriam Ostertag-Nguyễn');
  await page.getByLabel('Your message').fill('The tap drips.');
  await page.getByText('I have read the').click({ position: { x: 4, y: 4 } });
  await email.fill('jo@example.com');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Sent\./);
});

test('a file over 8 MB and one of another type are rejected in words; accepted files stay', async ({ page }) => {
  await open(page, 'file-field/empty');
  await offer(page, ['cartridge.jpg', 3]);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('[data-announcer=polite]')).toContainText('cartridge.jpg');
  await expect(page.locator('[data-announcer=polite]')).toContainText('1 file, 3 of 8 MB');
  await offer(page, ['leak.pdf', 6]);
  await expect(page.getByText('leak.pdf is 1 MB too big: 8 MB together are the most.', { exact: true }).first()).toBeVisible();
  await expect(loud(page)).toContainText('leak.pdf is 1 MB too big');
  await offer(page, ['drips.mp4', 1]);
  await expect(page.getByRole('listitem').filter({ hasText: 'drips.mp4 is neither a JPG nor a PDF.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'leak.pdf' })).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toContainText('cartridge.jpg');
});

test('with three files a note replaces the button; removing one brings it back with the focus', async ({ page }) => {
  await open(page, 'file-field/empty');
  const choose = page.getByRole('button', { name: 'Choose files' });
  await offer(page, ['a.jpg', 1], ['b.pdf', 1], ['c.jpeg', 1]);
  await expect(choose).toBeHidden();
  await expect(page.getByText('Three files are the most that can be sent.')).toBeFocused();
  await page.getByRole('button', { name: 'Remove b.pdf' }).press('Enter');
  await expect(choose).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveText([/a\.jpg/, /c\.jpeg/]);
});

test('a rejected file is dismissed by its button', async ({ page }) => {
  await open(page, 'file-field/refused');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove drips.mp4' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
});

test('B-01 without script the native file field replaces ours, and checkboxes show their state', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/frame/file-field/empty`);
  await expect(page.getByLabel('Choose files')).toHaveAttribute('accept', '.jpg,.jpeg,.pdf');
  await expect(page.getByLabel('Choose files')).toBeVisible();
  await expect(page.getByText('or drag them here')).toBeHidden();
  await page.goto(`${baseURL}/docs/frame/checkbox/rest`);
  const drawn = page.getByRole('checkbox').first();
  const empty = await drawn.evaluate((box) => getComputedStyle(box).backgroundColor);
  await page.getByText('Flush-mounted').click();
  await expect(drawn).not.toHaveCSS('background-color', empty);
  await context.close();
});
