import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const terms = ['3/8" Anschluss', '60/80', 'a//b', '..'];

const expectResultsFor = async (page: Page, term: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  await expect(page.getByRole('main').locator('input[name=q]')).toHaveValue(term);
};

test('P-04 a term with slashes or dots leads to its results, which can be reloaded', async ({ page }) => {
  for (const term of terms) {
    await page.goto('/', { waitUntil: 'networkidle' });
    const field = page.getByRole('search', { name: 'Suche' }).getByRole('combobox');
    await field.fill(term);
    await field.press('Enter');
    await expectResultsFor(page, term);
    expect((await page.reload())?.status()).toBe(200);
    await expectResultsFor(page, term);
  }
});

test('P-04 all results of a term with a slash, from the suggestions', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('search', { name: 'Suche' });
  await search.getByRole('combobox').pressSequentially('60/80');
  await search.getByRole('link', { name: /60\/80/ }).click();
  await expectResultsFor(page, '60/80');
});

test.describe('a French reader in Switzerland', () => {
  test.use({ locale: 'fr-CH' });

  test('P-04 an article number is searched for in the visitor’s language', async ({ page, baseURL }) => {
    const answer = await page.goto(`${originOf('ch', baseURL ?? '')}/search/20.22.1104`);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, '/fr/search/20.22.1104']);
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P-04 the result categories of a term with a slash are working links', async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: '60/80' })}`);
    await expectResultsFor(page, '60/80');
    const kinds = await page
      .getByRole('main')
      .locator('a[href*="tab="]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(kinds.length).toBeGreaterThan(0);
    for (const href of kinds) expect((await page.goto(href))?.status()).toBe(200);
    await expectResultsFor(page, '60/80');
    expect((await page.goto('/search/3%2F8%22'))?.status()).toBe(200);
    await expectResultsFor(page, '3/8"');
  });
});
