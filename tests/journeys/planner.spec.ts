import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

const path = '/planung';
const counts = (page: Page) => page.locator('#planner form').getByRole('status').first();

test('B-10 every answer shows at once what fits, without a reload, and is in the URL', { tag: '@core' }, async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`);
  await expect(counts(page)).toContainText('7 von 18');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await expect(async () => {
    await page.getByRole('radio', { name: /^80\scm/ }).check({ force: true });
    await expect(counts(page)).toContainText('8 von 18', { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/cabinet=80/);
  await page.getByRole('radio', { name: /^Niederdruck/ }).check();
  await expect(counts(page)).toContainText('2 von 14');
  await expect(page).toHaveURL(/cabinet=80.*pressure=low/);
  await page.getByLabel('Gezeichnete Spüle').selectOption('mole-60');
  await expect(page.getByRole('img', { name: /^Mole 60 von oben/ })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
  await page.reload();
  await expect(counts(page)).toContainText('8 von 18');
  await expect(page.getByRole('radio', { name: /^Niederdruck/ })).toBeChecked();
});

test('B-10 a typed size counts on change, and out-of-range values are corrected in the field', async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}?cutOut=yes`, { waitUntil: 'networkidle' });
  const width = page.getByLabel('Breite in Millimetern');
  await width.fill('9');
  await width.blur();
  await expect(page).toHaveURL(/cutWidth=9(?:&|$)/);
  await expect(width).toHaveValue('200');
  await expect(counts(page)).toContainText('0 von 18');
  await expect(page.locator('#sets')).toContainText('So passt keine Spüle mit Armatur.');
});

test('B-10 if nothing fits, a link changes the one answer, and the form follows it', async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}?cabinet=40&mounting=farmhouse&tapPlace=open`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /Unterschrank: 80\scm/ }).click();
  await expect(page.getByRole('radio', { name: /^80\scm/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Sichtbare Front/ })).toBeChecked();
  await expect(counts(page)).toContainText('3 von 18');
});

test('B-10 by keyboard: arrow keys change an answer and the focus stays; a reason links to its question', async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: /^60\scm/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(counts(page)).toContainText('8 von 18');
  // The result is announced before the URL changes: a link clicked in between competes for the focus.
  await expect(page).toHaveURL(/cabinet=80/);
  await expect(page.getByRole('radio', { name: /^80\scm/ })).toBeFocused();
  await page.getByRole('link', { name: 'Hahnloch ändern' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask-tapPlace')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'In der Spüle' })).toBeFocused();
});

test('B-10 K-02 a set is added to the cart as a whole, once, and the cart opens', { tag: '@core' }, async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: /^Set in den Warenkorb: Delta 60 S/ });
  await add.click();
  const cart = page.getByRole('dialog', { name: /Warenkorb/ });
  for (const name of ['Delta 60 S', 'Bogen P', 'Planke']) await expect(cart).toContainText(name);
  await page.keyboard.press('Escape');
  await add.click();
  await expect(
    page
      .getByRole('link', { name: /^Warenkorb.*3/ })
      .or(page.getByRole('button', { name: /^Warenkorb.*3/ }))
      .first(),
  ).toBeAttached();
});

test('B-10 B-01 without script the button submits, more sets are a link, and the set is added to the cart', { tag: '@core' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`);
  await page.getByRole('radio', { name: /^90\scm/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Ja, vorhanden' }).check({ force: true });
  await page.getByLabel('Breite in Millimetern').fill('985');
  await page.getByRole('button', { name: 'Passende Sets anzeigen' }).click();
  await expect(page).toHaveURL(/cabinet=90.*cutOut=yes.*cutWidth=985.*#sets/);
  await expect(counts(page)).toContainText(/^Ergebnis.*\d von 18/s);
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Weitere 4 zeigen' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('button', { name: /^Set in den Warenkorb: Furt 60/ }).click();
  await expect(page).toHaveURL(/\/plain\/cart/);
  await expect(page.locator('main')).toContainText('Furt 60');
  await page.close();
});

test('B-10 invalid values in the URL fall back to the default kitchen', async ({ page, baseURL }) => {
  const answer = await page.goto(`${originOf('de', baseURL ?? '')}${path}?cabinet=abc&worktop=9999`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('radio', { name: /^60\scm/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '38' })).toBeChecked();
  await expect(counts(page)).toContainText('7 von 18');
});
