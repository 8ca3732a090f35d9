import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const openSearch = async (page: Page, address = '/') => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const search = page.getByRole('search', { name: 'Suche' });
  await search.getByRole('combobox').click();
  return search;
};

test('P-04 the opened field offers popular searches before any input, and they lead to results', async ({ page }) => {
  const search = await openSearch(page);
  await expect(search.getByRole('heading', { name: 'Häufig gesucht' })).toBeVisible();
  await search.getByRole('link', { name: 'Niederdruckarmatur' }).click();
  await expect(page).toHaveURL(/\/search\/Niederdruckarmatur$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Ufer', exact: true })).toBeVisible();
  await expect(search.getByRole('heading', { name: 'Häufig gesucht' })).toBeHidden();
});

test('P-04 the opened field links to the sinks of a cabinet width', async ({ page }) => {
  const search = await openSearch(page);
  await search.getByRole('link', { name: /^45/ }).click();
  await expect(page).toHaveURL(/\/spuelen\?cabinet=45$/);
});

test('P-04 the start panel disappears on input, and returns when the field is cleared', async ({ page }) => {
  const search = await openSearch(page);
  const start = search.getByRole('heading', { name: 'Nach Schrankbreite' });
  await search.getByRole('combobox').pressSequentially('granitspül');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expect(start).toBeHidden();
  await search.getByRole('button', { name: 'Löschen' }).click();
  await expect(start).toBeVisible();
});

test('P-04 M-49 in a country that asks first, recently viewed articles are not shown without an answer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('last-seen', '[{"productKey":"delta-60-s","variantKey":"delta-60-s-anthracite"}]'));
  const search = await openSearch(page);
  await expect(search.getByRole('heading', { name: 'Häufig gesucht' })).toBeVisible();
  await expect(search.getByRole('heading', { name: 'Zuletzt angesehen' })).toBeHidden();
});

test('P-04 M-49 recently viewed articles are in the opened field, and can be cleared there', async ({ page, baseURL }) => {
  const america = originOf('us', baseURL ?? '');
  await page.goto(america);
  await page.evaluate(() => localStorage.setItem('last-seen', '[{"productKey":"delta-60-s","variantKey":"delta-60-s-anthracite"}]'));
  await page.goto(america, { waitUntil: 'networkidle' });
  const search = page.getByRole('search', { name: 'Search' });
  await search.getByRole('combobox').click();
  await expect(search.getByRole('link', { name: 'Delta 60 S' })).toHaveAttribute('href', /delta-60-s/);
  await search.getByRole('button', { name: 'Clear history' }).click();
  await expect(search.getByRole('heading', { name: 'Recently viewed' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('last-seen'))).toBeNull();
});

test('P-04 documents are listed beside products, and separately under a URL of their own', async ({ page }) => {
  await page.goto('/search/datenblatt delta 60 s');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Delta 60 S: Datenblatt/ })).toHaveAttribute(
    'href',
    /data-sheet\.pdf\?productKey=delta-60-s&locale=de-DE/,
  );
  await page.goto('/search/delta?tab=documents');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Unterlagen']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P-04 the empty search page links to popular searches and widths', async ({ page }) => {
    await page.goto('/search');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^60/ })).toHaveAttribute('href', '/spuelen?cabinet=60');
    await main.getByRole('link', { name: 'Siebkorb' }).click();
    await expect(main.getByRole('link', { name: 'Muschel 90', exact: true })).toBeVisible();
  });

  test('P-04 an empty result has status 200, is not indexed, and shows best sellers and a contact link', { tag: '@core' }, async ({
    page,
  }) => {
    const answer = await page.goto('/search/xylophon');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Am häufigsten gewählt' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Delta 60 S', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Kontakt', exact: true })).toHaveAttribute('href', '/kontakt');
  });

  test('P-04 a word that matches nothing is dropped, and that is shown', async ({ page }) => {
    await page.goto('/search/Armatur xylophon');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Ohne Treffer und deshalb weggelassen: xylophon');
    await expect(main.getByRole('heading', { level: 2, name: 'Produkte' })).toBeVisible();
  });

  test("M-50 a topic in capitals shows its location, beside the term's results", async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/search/RÜCKGABE');
    await main.getByText('So schicken Sie Ware zurück:').getByRole('link', { name: 'Lieferung und Rückgabe' }).click();
    await expect(page).toHaveURL(/\/lieferung$/);
    await page.goto('/search/Armatur');
    await expect(main.getByText('So schicken Sie Ware zurück:')).toBeHidden();
  });

  test('P-04 a term that is no word of any language is answered, too', async ({ page }) => {
    for (const term of ['%22%3E%3Cscript%3E', '*', '(((', '%F0%9F%9A%B0%F0%9F%9A%B0', '0'.repeat(300)]) {
      expect((await page.goto(`/search/${term}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
