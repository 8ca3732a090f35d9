import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { consentCookie } from '../../src/shared/consent/purposes.ts';
import { type CountryCode, countries, type Language } from '../../src/shared/country/countries.ts';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { originOf } from '../support/browser/screens.ts';

test.use({ storageState: newVisitor });

const notice = (page: Page) => page.getByRole('region', { name: 'Was dürfen wir laden?' });
const answerOf = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie.name);
  return cookie && { ...cookie, kept: JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
};
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('last-seen'));

// RU is named by the specification; the shop has no site there.
const skipped: readonly CountryCode[] = ['ca', 'cn', 'ua', 'us', 'au'];
const slugOfSettings = (language: Language): string =>
  (JSON.parse(readFileSync(`content/pages/cookies/${language}.json`, 'utf8')) as { slug: string }).slug;
const purposesIn = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((radios) => (radios as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value));

test('G-01 five countries are not asked and have everything granted, all others are asked and have it denied', async ({
  page,
  baseURL,
}) => {
  for (const country of Object.keys(countries) as CountryCode[]) {
    const { languages } = countries[country];
    const root = languages.length > 1 ? `/${languages[0]}/` : '/';
    const origin = originOf(country, baseURL ?? '');
    await page.goto(`${origin}${root}`);
    const isSkipped = skipped.includes(country);
    const settings = `${root}${slugOfSettings(languages[0])}`;
    await expect(page.getByRole('contentinfo').locator(`nav a[href="${settings}"]`), country).toHaveCount(1);
    // The question is the only region with a link to the settings besides the footer.
    await expect(page.locator(`section p a[href="${settings}"]`), country).toHaveCount(isSkipped ? 0 : 1);
    await page.goto(`${origin}${settings}`);
    await expect.poll(() => purposesIn(page), country).toEqual(isSkipped ? ['granted', 'granted'] : ['denied', 'denied']);
    expect(await answerOf(page), country).toBeUndefined();
  }
});

test('G-03 denying takes one click: it is saved with version, time and choice, and the question is not repeated', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('de', baseURL ?? '')}/spuelen/delta-60-s`);
  const recorded = page.waitForResponse((response) => response.request().method() === 'POST');
  await notice(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  const response = await recorded;
  expect(response.status()).toBe(200);
  const { recordId } = (await response.json()) as { recordId: string };
  expect(response.request().postDataJSON()).toEqual({ revision: 67, asked: ['last-seen', 'video'], granted: [] });
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await answerOf(page))?.kept['data']).toEqual({ recordId });
  const { expires = 0, sameSite, kept = {} } = (await answerOf(page)) ?? {};
  expect(kept).toMatchObject({ categories: ['necessary'], revision: 67 });
  expect(Math.abs(Date.parse(String(kept['lastConsentTimestamp'])) - Date.now())).toBeLessThan(120_000);
  expect([sameSite, Math.round((expires - Date.now() / 1000) / 86_400)]).toEqual(['Lax', 365]);
  expect(await seen(page)).toBeNull();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice(page)).toHaveCount(0);
  expect(await seen(page)).toBeNull();
});

test('an allowed purpose starts at once, and ends at once when it is withdrawn in the settings', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  const origin = originOf('de', baseURL ?? '');
  await page.goto(`${origin}/spuelen/delta-60-s`);
  await notice(page).getByRole('button', { name: 'Alle zulassen' }).click();
  await expect.poll(() => seen(page)).toContain('delta-60-s');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzeinstellungen' }).click();
  await expect(page.getByRole('main')).toContainText(/Sie haben am \d+\. \S+ \d{4} gewählt/);
  const group = page.getByRole('group', { name: 'Zuletzt angesehen' });
  await expect(group.getByRole('radio', { name: 'An' })).toBeChecked();
  await group.getByRole('radio', { name: 'An' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Auswahl speichern' }).press('Enter');
  await expect.poll(() => seen(page)).toBeNull();
  await expect(page.getByRole('main')).toContainText(/Nachweis [0-9a-f-]{36}/);
  const { categories } = (await answerOf(page))?.kept ?? {};
  expect([categories].flat().sort()).toEqual(['necessary', 'video']);
  await page.goto(`${origin}/spuelen/delta-45`, { waitUntil: 'networkidle' });
  expect(await seen(page)).toBeNull();
});

test('an answer to another question does not count: a visitor who answered fewer purposes is asked again', async ({ page, baseURL }) => {
  const origin = originOf('de', baseURL ?? '');
  await page.goto(`${origin}/service`);
  await notice(page).getByRole('button', { name: 'Alle zulassen' }).click();
  await expect.poll(async () => (await answerOf(page))?.kept['data']).toBeTruthy();
  const { kept, ...cookie } = (await answerOf(page)) ?? { kept: {}, name: '', value: '' };
  const older = encodeURIComponent(JSON.stringify({ ...kept, revision: 65 }));
  await page.context().addCookies([{ ...cookie, value: older }]);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(await seen(page)).toBeNull();
});

test('a browser without storage is told so, and nothing is loaded', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { value: '' }));
  await page.goto(`${originOf('de', baseURL ?? '')}/service`);
  await notice(page).getByRole('button', { name: 'Alle zulassen' }).click();
  await expect(page.getByText('Lassen Sie Cookies zu').first()).toBeVisible();
});

test('without script the settings say what is stored, and that nothing third-party is loaded', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, storageState: newVisitor });
  await page.goto(`${originOf('de', baseURL ?? '')}/cookies`);
  await expect(page.getByText('Ohne JavaScript lädt der Shop nichts von anderen Diensten.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alle zulassen' })).toBeHidden();
  await page.getByText('Dienste und Speicherdauer').first().click();
  await expect(page.getByRole('rowheader', { name: 'cart-items' })).toBeVisible();
  await page.close();
});
