import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Language, languages } from '../../src/shared/country/countries.ts';
import { createTranslator } from '../../src/shared/i18n/translator.ts';
import { copyContent } from '../content/planted-folder.ts';
import { messagesOf } from '../support/browser/messages-of.ts';
import { openOwnShop } from '../support/browser/own-shop.ts';
import { everySite } from '../support/browser/sites.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const translateIn = (language: Language, locale: string = language) => createTranslator(language, messagesOf({ language, locale }));
const introOf = (language: string): string =>
  (read(`content/pages/not-found/${language}.json`) as { sections: { data: { headline: string } }[] }).sections[0]?.data.headline ?? '';

const unknown = 'gibt/es/nicht';

test('R-02 an unknown path is a 404 with its message and the content of the 404 page, on every host', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const { country, language, root } of everySite) {
    const answer = await page.goto(`http://${country}.localhost:${port}${root}${unknown}`, { waitUntil: 'commit' });
    expect([country, language, answer?.status()]).toEqual([country, language, 404]);
    await expect(page.getByText(`Page Not Found: ${root}${unknown}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(introOf(language));
    await expect(page.locator('main li:has(a[href*="/"]) img').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('R-02 a client-side navigation shows the same message', async ({ request }) => {
  const answer = await request.get(`/RSC/R/${unknown}.txt`);
  // The router recognises the 404 view only with status 200.
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`/${unknown}`);
});

test('R-02 without content of its own the 404 page is the default one', async ({ page }) => {
  const planted = copyContent();
  for (const language of languages) planted.edit(`pages/not-found/${language}.json`, (file) => Object.assign(file, { sections: [] }));
  const shop = await openOwnShop({ CONTENT_DIR: planted.folder });
  try {
    const answer = await page.goto(`http://localhost:${shop.port}/${unknown}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(`Page Not Found: /${unknown}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translateIn('de')('shell.notFound.headline'));
    await expect(page.getByRole('main').getByRole('link', { name: translateIn('de')('shell.notFound.home') })).toBeVisible();
  } finally {
    await shop.close();
    planted.remove();
  }
});

test('R-07 the error page says what happened, reloads, links home and names a contact, on every host', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const { country, language, locale, root } of everySite) {
    const t = translateIn(language, locale);
    const answer = await page.goto(`http://${country}.localhost:${port}${root}problem`, { waitUntil: 'commit' });
    expect([country, answer?.status(), answer?.headers()['cache-control']]).toEqual([country, 500, 'no-store']);
    const main = page.getByRole('main');
    await expect(main.getByText(t('shell.problem.status', { status: 500 }))).toBeVisible();
    await expect(main.getByRole('alert')).toContainText(t('shell.problem.text'));
    await expect(main.getByRole('button', { name: t('shell.problem.reload') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('shell.problem.home') })).toHaveAttribute('href', root);
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.locator('nav ol')).toHaveCount(0);
  }
});

test('R-07 its button reloads the URL', async ({ page }) => {
  await page.goto('/problem', { waitUntil: 'networkidle' });
  const again = page.waitForResponse((response) => response.url().endsWith('/problem') && response.request().isNavigationRequest());
  await page.getByRole('main').getByRole('button').click();
  expect((await again).status()).toBe(500);
});
