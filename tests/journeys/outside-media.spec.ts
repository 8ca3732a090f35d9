import { expect, type Page, test } from '@playwright/test';
import { consentCookie, type Purpose, revisionOf } from '../../src/shared/consent/purposes.ts';
import { answeredVisitor, newVisitor } from '../support/browser/answered-visitor.ts';
import { originOf } from '../support/browser/screens.ts';

test.use({ storageState: newVisitor });

const film = /^(?:Film abspielen|Play the film), /;
const frame = '/docs/frame/module-media/frame';
const isOther = (url: URL): boolean => url.protocol.startsWith('http') && !url.hostname.endsWith('localhost');

/** Records third-party requests, which are answered by stand-ins. */
const watchOthers = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  await page.route(isOther, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Another house</title>' });
  });
  return requested;
};

/** Everything that the page's scripts report, including hydration mismatches. */
const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
};

/** Returns with an answer from an earlier visit. */
const answerEarlier = async (page: Page, origin: string, granted: readonly Purpose[]): Promise<void> => {
  const [keptCookie] = answeredVisitor.cookies;
  const answer = JSON.parse(decodeURIComponent(keptCookie?.value ?? '')) as Record<string, unknown>;
  const value = { ...answer, revision: revisionOf(['last-seen', 'video']), categories: ['necessary', ...granted] };
  await page.context().addCookies([{ name: consentCookie.name, value: encodeURIComponent(JSON.stringify(value)), url: origin }]);
};

test('M-43 a third-party film loads by one click, which is not saved', async ({ page, baseURL }) => {
  const requested = await watchOthers(page);
  await page.goto(`${originOf('de', baseURL ?? '')}/inspiration`, { waitUntil: 'networkidle' });
  const notice = page.getByRole('group', { name: /^Vier Küchen/ });
  await expect(notice).toContainText('www.youtube-nocookie.com');
  expect(requested).toEqual([]);
  await notice.getByRole('button').click();
  await expect(page.getByTitle('Vier Küchen an einem Tag')).toBeFocused();
  await expect.poll(() => requested).toEqual(['https://www.youtube-nocookie.com/embed/undula-four?autoplay=1&rel=0']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('M-43 without script a link leads to the film, and a transcript is shown', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, storageState: newVisitor });
  const requested = await watchOthers(page);
  for (const country of ['de', 'us'] as const) {
    await page.goto(`${originOf(country, baseURL ?? '')}/inspiration`);
    await expect(page.getByRole('link', { name: film })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=undula-four');
    await page.getByText(/Der Film in Worten|The film in words/).click();
    await expect(page.getByText(/Mole 60 wird Gemüse geschnitten|chopped on the (?:work|counter)top beside Mole 60/)).toBeVisible();
  }
  expect(requested).toEqual([]);
  await page.close();
});

for (const { name, granted, comes } of [
  { name: 'refused', granted: [], comes: false },
  { name: 'agreed', granted: ['last-seen', 'video'], comes: true },
  { name: 'not been asked', granted: undefined, comes: true },
] as const) {
  test(`M-43 without a consent question a visitor who has ${name} gets the server's first render, and the answer counts`, async ({
    page,
    baseURL,
  }) => {
    const [requested, faults] = [await watchOthers(page), watchFaults(page)];
    const origin = originOf('us', baseURL ?? '');
    if (granted) await answerEarlier(page, origin, granted);
    await page.goto(`${origin}/inspiration`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: film })).toHaveCount(comes ? 1 : 0);
    await expect(page.getByRole('group', { name: /^Four kitchens/ })).toHaveCount(comes ? 0 : 1);
    await page.goto(`${origin}/sinks/delta-60-s`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => localStorage.getItem('last-seen') !== null)).toBe(comes);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('M-03 M-43 a third-party page loads in a sandbox that cannot navigate ours, and after a denial not at all', async ({
  page,
  baseURL,
}) => {
  const [requested, faults] = [await watchOthers(page), watchFaults(page)];
  const address = `${originOf('us', baseURL ?? '')}${frame}`;
  expect(await (await page.goto(address))?.text()).not.toContain('<iframe');
  const house = page.getByTitle('Map of Paderborn');
  await expect(house).toHaveAttribute('sandbox', /^(?!.*top-navigation)./);
  await expect.poll(() => requested.map((one) => new URL(one).host)).toEqual(['www.openstreetmap.org']);
  await answerEarlier(page, originOf('us', baseURL ?? ''), []);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('group', { name: 'Map of Paderborn' })).toBeVisible();
  await expect(house).toHaveCount(0);
  expect(requested).toHaveLength(1);
  expect(faults).toEqual([]);
});
