import { expect, type Page, test } from '@playwright/test';
import { storedThings } from '../../src/shared/consent/stored.ts';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { americanConsentSite, type ConsentSite, embeds, germanConsentSite } from '../support/browser/consent-embeds.ts';
import { standInForGoogle } from '../support/browser/google-maps.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

test.use({ storageState: newVisitor });
test.describe.configure({ timeout: 180_000 });

/** A shop configured with every third-party service it can load. */
let shop: OwnShop | undefined;
test.beforeAll(async () => {
  shop = await openOwnShop({
    GOOGLE_MAPS_KEY: 'known-key',
    RECAPTCHA_SITE_KEY: 'known-key',
    RECAPTCHA_SECRET: 'secret',
    TAG_MANAGER_ID: 'GTM-TEST123',
  });
});
test.afterAll(() => shop?.close());

let country: ConsentSite['country'] = 'de';
const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(`http://${country}.localhost:${shop?.port}${path}`, { waitUntil: 'networkidle' });
};

type Others = { look: () => string[]; take: () => string[] };

/** Every third-party host that the page requests; all of them are replaced by stand-ins. */
const watchOthers = async (page: Page): Promise<Others> => {
  const requested = new Set<string>();
  const isOther = (url: URL): boolean => url.protocol.startsWith('http') && !url.hostname.endsWith('localhost');
  await page.route(isOther, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await standInForGoogle(page);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isOther(url)) requested.add(url.hostname);
  });
  return {
    look: () => [...requested],
    take: () => {
      const all = [...requested].sort();
      requested.clear();
      return all;
    },
  };
};

const necessary = new Set(storedThings.filter(({ purpose }) => purpose === 'necessary').map(({ name }) => name));

/** Everything non-essential that the browser stores, by name. */
const storedBeyond = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored].filter((name) => !necessary.has(name) && !name.startsWith('reloaded-after-failure'));
};

const visitAll = async (page: Page, words: ConsentSite, others: Others, isGranted = false): Promise<Record<string, string[]>> => {
  country = words.country;
  const found: Record<string, string[]> = {};
  for (const [name, { host, visit }] of Object.entries(embeds)) {
    await visit({ page, words, go: (path) => go(page, path), isGranted });
    if (isGranted && host !== undefined) await expect.poll(others.look, name).toContain(host);
    await page.waitForLoadState('networkidle');
    found[name] = others.take();
  }
  await expect(() => go(page, words.settings)).toPass();
  return found;
};

const nothing = Object.fromEntries(Object.keys(embeds).map((name) => [name, []]));
const expectAll = (found: Record<string, string[]>): void => {
  for (const [name, { host }] of Object.entries(embeds)) {
    if (host === undefined)
      expect(
        found[name]?.filter((one) => one !== 'www.googletagmanager.com'),
        name,
      ).toEqual([]);
    else expect(found[name], name).toContain(host);
  }
};

const answer = async (page: Page, { settings, country: at }: ConsentSite, name: RegExp): Promise<void> => {
  country = at;
  await go(page, settings);
  const recorded = page.waitForResponse((response) => response.url().includes('/api/consent') && response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name }).click();
  await recorded;
  // If third-party code was loaded, the page reloads by itself.
  await expect(() => go(page, settings)).toPass();
};

test('Y-11 undecided: no third-party request and nothing non-essential stored', async ({ page }) => {
  const others = await watchOthers(page);
  expect(await visitAll(page, germanConsentSite, others)).toEqual(nothing);
  expect(await storedBeyond(page)).toEqual([]);
});

test('Y-11 denied: the same, and the answer is saved', async ({ page }) => {
  const others = await watchOthers(page);
  await answer(page, germanConsentSite, germanConsentSite.reject);
  expect(others.take()).toEqual([]);
  expect(await visitAll(page, germanConsentSite, others)).toEqual(nothing);
  expect(await storedBeyond(page)).toEqual([]);
});

test('Y-11 granted, then withdrawn: every embed loads, then none, and stored data is removed', async ({ page }) => {
  const others = await watchOthers(page);
  await answer(page, germanConsentSite, germanConsentSite.accept);
  expectAll(await visitAll(page, germanConsentSite, others, true));
  expect(await storedBeyond(page)).toContain('last-seen');
  await answer(page, germanConsentSite, germanConsentSite.reject);
  others.take();
  expect(await storedBeyond(page)).toEqual([]);
  expect(await visitAll(page, germanConsentSite, others)).toEqual(nothing);
  expect(await storedBeyond(page)).toEqual([]);
});

test('Y-11 in a country that is not asked every embed loads unanswered, and none after a denial', async ({ page }) => {
  const others = await watchOthers(page);
  expectAll(await visitAll(page, americanConsentSite, others, true));
  await answer(page, americanConsentSite, americanConsentSite.reject);
  others.take();
  expect(await visitAll(page, americanConsentSite, others)).toEqual(nothing);
  expect(await storedBeyond(page)).toEqual([]);
});
