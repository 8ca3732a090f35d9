import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('P-04 the header search ignores an empty submit, and a term has a URL of its own', { tag: '@core' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('search', { name: 'Suche' });
  const submit = search.getByRole('button', { name: 'Suchen' });
  await expect(submit).toBeDisabled();
  await search.getByRole('combobox').fill('delta');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/search\/delta$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('delta');
});

test('P-04 one character is too few to search', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('search', { name: 'Suche' }).getByRole('combobox');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('enterkeyhint', 'search');
  await field.pressSequentially('d');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('P-04 the header search works without script', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('textbox', { name: 'Suche' }).fill('delta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=delta$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('delta');
  await context.close();
});

test('P-04 B-01 on narrow screens the header links to the search page without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await page.getByRole('main').getByRole('searchbox').fill('delta');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('delta');
  await context.close();
});

test('P-04 an empty search page runs no search', async ({ page }) => {
  await page.goto('/search', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('button', { name: 'Suchen' })).toBeDisabled();
});

test('P-04 a term without results suggests another spelling and the available widths, including the requested one', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/search/Spühle 70 cm');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden zu „Spühle 70 cm“.');
  await expect(main.getByRole('listitem').filter({ hasText: 'gesucht' })).toContainText('70');
  await main.getByRole('link', { name: 'Spüle 80 cm' }).click();
  await expect(page).toHaveURL(/\/search\/Sp%C3%BCle%2080%20cm$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Produkte' })).toBeVisible();
});

test('P-04 results of one category have a URL of their own', async ({ page }) => {
  await page.goto('/search/granit');
  const kinds = page.getByRole('navigation', { name: 'Art der Treffer' });
  await expect(kinds.getByRole('link', { name: /^Alles/ })).toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: /^Kategorien/ }).click();
  await expect(page).toHaveURL(/\?tab=categories$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Kategorien']);
  await page.getByRole('main').getByRole('link', { name: 'Granit', exact: true }).click();
  await expect(page).toHaveURL(/\/spuelen\?material=granite$/);
});

for (const width of [1440, 1024, 390]) {
  test(`the arrow keys reach every suggestion in order, both ways, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const search = page.getByRole('search', { name: 'Suche' });
    if (width < 1194) await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
    const field = search.getByRole('combobox');
    await field.pressSequentially('gra');
    await expect(search.getByRole('option')).toHaveCount(9);
    const options = await search.getByRole('option').evaluateAll((all) => all.map(({ id }) => id));
    for (const [key, order] of [
      ['ArrowDown', [...options, options[0]]],
      ['ArrowUp', options.toReversed()],
    ] as const) {
      for (const id of order) {
        await field.press(key);
        await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
      }
    }
  });
}
