import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { runShop } from '../../scripts/shop/run-shop.ts';
import { countries } from '../../src/shared/country/countries.ts';
import { copyContent } from '../content/planted-folder.ts';
import { axeOn } from '../support/browser/axe.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';
import { signPreview } from '../support/browser/preview-signature.ts';
import { openReferenceCms } from '../support/browser/reference-cms.ts';

const PREVIEW_SECRET = 'a secret of thirty-two characters';
const cmsKeys = Object.fromEntries(
  Object.keys(countries).map((country) => [`CMS_API_KEY_${country.toUpperCase()}`, `reference-${country}`]),
);
const onlyDrafted = 'Nur im Entwurf';

// The same files twice: read by one shop itself, and served to the other by a CMS.
const planted = copyContent();
const ends: (() => Promise<void> | void)[] = [planted.remove];
const shops: { fromFiles?: OwnShop; overHttp?: OwnShop } = {};
const settings = { fromFiles: { CONTENT_DIR: planted.folder }, overHttp: { ...cmsKeys, CONTENT_URL: '' } };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const cms = await openReferenceCms(planted.folder);
  ends.unshift(cms.close);
  settings.overHttp.CONTENT_URL = cms.url;
  for (const source of ['fromFiles', 'overHttp'] as const) {
    const shop = await openOwnShop({ PREVIEW_SECRET, ...settings[source] });
    shops[source] = shop;
    ends.unshift(shop.close);
  }
  for (const language of ['de', 'ja']) await shops.fromFiles?.operate('draft', 'about', '--language', language);
  planted.edit('pages/about/de.draft.json', (page) => {
    (page['sections'] as object[]).push({ uid: 'headline', id: 'draft', data: { headline: onlyDrafted } });
  });
});
test.afterAll(async () => {
  for (const end of ends) await end();
});

/** The URL that the operator gets, for the shop under test. */
const addressOf = async (source: keyof typeof shops, options = ''): Promise<string> => {
  const { output, errors } = await runShop(`preview about${options}`, {
    PREVIEW_SECRET,
    PORT: String(shops[source]?.port),
    ...settings[source],
  });
  const [, here] = /On this machine: (\S+)/.exec(output) ?? [];
  if (!here) throw new Error(errors);
  return here;
};

const draftedOn = (page: Page) => page.getByRole('heading', { name: onlyDrafted });

for (const source of ['fromFiles', 'overHttp'] as const)
  test(`B-09 a draft is visible before publication, and others see the published version: ${source}`, async ({ page, request }) => {
    const address = await addressOf(source);
    const answer = await page.goto(address);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(draftedOn(page)).toBeVisible();
    const bar = page.getByRole('region', { name: 'Vorschau auf den Entwurf' });
    await expect(bar).toContainText(/Entwurf, Version [\da-f]{8}/);
    await expect(bar).toContainText(/Diese Adresse gilt bis \d\d\.\d\d\.20\d\d, \d\d:\d\d/);

    // The preview is limited to this page: links lead to published pages, and back to the draft.
    await page.locator('html[data-header]').waitFor();
    await bar.getByRole('link', { name: 'Zur veröffentlichten Seite' }).click();
    await page.waitForURL(/\/unternehmen$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(draftedOn(page)).toHaveCount(0);
    await page.goBack();
    await expect(draftedOn(page)).toBeVisible();
    await expect(bar).toBeVisible();

    const origin = `http://localhost:${new URL(address).port}`;
    for (const path of ['/unternehmen', '/sitemaps/de-pages.xml', '/RSC/R/unternehmen.txt', '/RSC/R/preview/about.txt', '/preview/about'])
      expect(await (await request.get(origin + path)).text(), path).not.toContain(onlyDrafted);
  });

test('B-09 without script the draft and its bar are shown, too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(await addressOf('fromFiles'));
  await expect(draftedOn(page)).toBeVisible();
  await page.getByRole('link', { name: 'Zur veröffentlichten Seite' }).click();
  await expect(page).toHaveURL(/\/unternehmen$/);
});

test('B-09 a tampered URL shows nothing and says why, with a link home', async ({ page }) => {
  const address = await addressOf('fromFiles');
  for (const changed of [
    `${address}x`,
    address.replace('/about', '/home'),
    address.replace('de.localhost', 'at.localhost'),
    address.replace(/\?.*/, ''),
  ]) {
    const answer = await page.goto(changed);
    expect(answer?.status(), changed).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse ist nicht gültig');
    await expect(draftedOn(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('B-09 an expired URL shows nothing and says so, and a changed expiry is rejected', async ({ page }) => {
  const address = await addressOf('fromFiles');
  const signedUntil = (until: number): string => signPreview(address, 'https://www.undula.de', until, PREVIEW_SECRET);
  const now = Math.floor(Date.now() / 1000);
  expect((await page.goto(signedUntil(now + 3600)))?.status()).toBe(200);
  const ended = signedUntil(now - 1);
  const answer = await page.goto(ended);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, 'no-store']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse ist abgelaufen');
  await expect(draftedOn(page)).toHaveCount(0);
  expect((await page.goto(ended.replace(`until=${now - 1}`, `until=${now + 3600}`)))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse ist nicht gültig');
});

test('B-09 a truncated draft is reported in its preview and in the shell, and the published version stays', async ({ page, request }) => {
  const address = await addressOf('fromFiles');
  const draft = readFileSync(`${planted.folder}/pages/about/de.draft.json`, 'utf8');
  planted.write('pages/about/de.draft.json', draft.slice(0, -20));
  expect((await page.goto(address))?.status()).toBe(422);
  await expect(page.getByText(/^pages\/about\/de\.draft\.json: not JSON: /)).toBeVisible();
  for (const command of ['preview about', 'publish about --language de']) {
    const { code, errors } = await runShop(command, { PREVIEW_SECRET, ...settings.fromFiles });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Content refused:\n {2}pages\/about\/de\.draft\.json: not JSON: .+\n$/)]);
  }
  expect((await request.get(`http://localhost:${new URL(address).port}/unternehmen`)).status()).toBe(200);
  planted.write('pages/about/de.draft.json', draft);
});

test('B-09 the bar is announced and accessible: no axe findings, in Japanese, at 320 px, with errors named', async ({ page }) => {
  planted.edit('pages/about/ja.draft.json', (draft) => {
    (draft['sections'] as object[]).push({ uid: 'headline', id: 'draft', data: { headline: '', size: 'large' } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await addressOf('fromFiles', ' --country jp --language ja'));
  const bar = page.getByRole('region', { name: '下書きのプレビュー' });
  await expect(bar.getByRole('listitem')).toHaveText([
    /^sections\[\d+\]\.data\.headline \(headline\): 0 characters; allowed: at least 1 character$/,
    /^sections\[\d+\]\.data \(headline\): no field is called size; allowed: the fields headline, level$/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { violations } = await (await axeOn(page)).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
