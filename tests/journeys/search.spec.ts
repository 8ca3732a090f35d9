import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('P-04 the search in the header asks for nothing while it is empty, and a term has an address of its own', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('search', { name: 'Suche' });
  const submit = search.getByRole('button', { name: 'Suchen' });
  await expect(submit).toBeDisabled();
  await search.getByRole('searchbox').fill('delta');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/search\/delta$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('delta');
});

test('P-04 one character is too few to ask', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('search', { name: 'Suche' }).getByRole('searchbox');
  await field.pressSequentially('d');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('P-04 the search in the header works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('searchbox', { name: 'Suche' }).fill('delta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=delta$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('delta');
  await context.close();
});

test('P-04 where there is no room for a field, the header leads to the search page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Suchen' })).toBeDisabled();
});
