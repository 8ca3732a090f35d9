import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';
import { smallSearch } from '../support/browser/small-search.ts';

const visit = (page: Page, baseURL: string | undefined, path: string, country = 'de' as Parameters<typeof originOf>[0]) =>
  page.goto(`${originOf(country, baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });

test('M-25 D-03 the small search finds the five nearest dealers; browsing wraps, and the map selection follows', async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, '/unternehmen');
  const section = smallSearch(page);
  await section.getByLabel('Ort oder Postleitzahl').fill('Leipzig');
  await section.getByRole('button', { name: 'Händler finden' }).click();
  const slides = section.getByRole('group', { name: /^\d \/ 5$/, includeHidden: true });
  await expect(slides.first()).toContainText('Leipzig');
  await expect(slides).toHaveCount(5);
  await section.getByRole('button', { name: 'Voriger Händler' }).click();
  await expect(section.getByRole('button', { name: /^5, / })).toHaveAttribute('aria-pressed', 'true');
  await section.getByRole('button', { name: 'Nächster Händler' }).click();
  await expect(section.getByRole('button', { name: /^1, / })).toHaveAttribute('aria-pressed', 'true');
  await section.getByRole('button', { name: 'Löschen' }).click();
  await expect(section.getByLabel('Ort oder Postleitzahl')).toHaveValue('');
});

test('E-dealer-search-failure a failed search says so, and the previous results stay', async ({ page, baseURL }) => {
  await page.route(/\/api\/dealersearch\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, baseURL, '/unternehmen');
  const section = smallSearch(page);
  // A click before script loads gets a server-rendered page, where nothing fails: then it is clicked once more.
  await expect(async () => {
    await section.getByLabel('Ort oder Postleitzahl').fill('Leipzig');
    await section.getByRole('button', { name: 'Händler finden' }).click();
    await expect(section.getByRole('alert')).toContainText('Die Suche hat gerade nicht geklappt.', { timeout: 3000 });
  }).toPass();
  await expect(section.getByRole('article').first()).toBeVisible();
});
