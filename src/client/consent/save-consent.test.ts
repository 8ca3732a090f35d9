import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Purpose, revisionOf } from '#shared/consent/purposes.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const asked: Purpose[] = ['last-seen', 'video', 'maps', 'captcha', 'analytics', 'advertising'];
const revision = revisionOf(asked);
const recordId = '5f1f8d52-0f0c-4c35-9d7d-6a3f4f0d3c11';

/** The library's saved answer; undefined if there is none for this question. */
let saved: Purpose[] | undefined;
let hasRejectedCookies = false;
const library = vi.hoisted(() => ({
  run: vi.fn(async () => undefined),
  acceptCategory: vi.fn(),
  eraseCookies: vi.fn(),
  setCookieData: vi.fn(),
  validConsent: vi.fn(),
  getCookie: vi.fn(),
}));
vi.mock('vanilla-cookieconsent', () => library);

const storage = new Map<string, string>();
const reload = vi.fn();
const post = vi.fn();
/** Whether the tag manager's script is in the document. */
let isMeasured = false;

const fresh = async (answered: Partial<Record<Purpose, 'granted' | 'denied'>> = {}) => {
  vi.resetModules();
  const [{ saveConsent, readConsent }, { consents }, { consentLoads }] = await Promise.all([
    import('./save-consent.ts'),
    import('#state/consent.ts'),
    import('#state/consent-loads.ts'),
  ]);
  Object.assign(consents, answered);
  return { saveConsent, readConsent, consents, consentLoads };
};

beforeEach(() => {
  [saved, hasRejectedCookies, isMeasured] = [undefined, false, false];
  vi.clearAllMocks();
  storage.clear();
  library.validConsent.mockImplementation(() => saved !== undefined);
  library.acceptCategory.mockImplementation((granted: Purpose[]) => {
    saved = granted;
  });
  library.getCookie.mockImplementation(() => ({
    categories: ['necessary', ...(saved ?? [])],
    lastConsentTimestamp: '2026-01-15T10:00:00.000Z',
    data: { recordId },
  }));
  vi.stubGlobal('document', {
    get cookie() {
      return saved && !hasRejectedCookies ? 'consent=kept' : '';
    },
    documentElement: { lang: 'de', dataset: { locale: 'de-DE' } },
    querySelector: () => (isMeasured ? {} : null),
  });
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('localStorage', { removeItem: (key: string) => void storage.delete(key) });
  post.mockImplementation(async () => Response.json({ recordId }));
  vi.stubGlobal('fetch', post);
  return () => vi.unstubAllGlobals();
});

test('G-03 the saved answer is reported for every purpose that was asked about', async () => {
  saved = ['video'];
  const { readConsent, consents } = await fresh();
  expect(await readConsent(revision)).toEqual({ granted: ['video'], at: new Date('2026-01-15T10:00:00.000Z'), recordId });
  expect({ ...consents }).toEqual({
    'last-seen': 'denied',
    video: 'granted',
    maps: 'denied',
    captcha: 'denied',
    analytics: 'denied',
    advertising: 'denied',
  });
  expect(library.eraseCookies).not.toHaveBeenCalled();
});

test('G-03 an answer to another question is cleared and counts as none', async () => {
  const { readConsent, consents } = await fresh();
  expect(await readConsent(revision)).toBeUndefined();
  expect(library.eraseCookies).toHaveBeenCalledWith('consent');
  expect(consents.video).toBeUndefined();
});

test("G-03 an answer is recorded with its question; the record's number is saved with it", async () => {
  const { saveConsent, consents } = await fresh();
  expect((await saveConsent(revision, ['video'])).recordId).toBe(recordId);
  expect(JSON.parse(String(post.mock.calls[0]?.[1]?.body))).toEqual({ revision, asked, granted: ['video'] });
  expect(library.setCookieData).toHaveBeenCalledWith({ value: { recordId } });
  expect([consents.video, consents.maps]).toEqual(['granted', 'denied']);
});

test('the answer counts even if it cannot be recorded', async () => {
  post.mockImplementation(async () => new Response(null, { status: 500 }));
  const { saveConsent, consents } = await fresh();
  expect((await saveConsent(revision, ['video'])).recordId).toBeUndefined();
  expect(consents.video).toBe('granted');
  expect(library.setCookieData).not.toHaveBeenCalled();
});

test('if the browser stores nothing, nothing is allowed or recorded', async () => {
  hasRejectedCookies = true;
  const { saveConsent, consents } = await fresh();
  await expect(saveConsent(revision, ['video'])).rejects.toThrow('keeps no answer');
  expect(consents.video).toBeUndefined();
  expect(post).not.toHaveBeenCalled();
});

test('a denial clears what was stored for its purpose, and nothing else', async () => {
  for (const name of ['last-seen', 'purchases-told', 'refunds-told', 'wishlist-unsent']) storage.set(name, '1');
  const { saveConsent } = await fresh();
  await saveConsent(revision, ['last-seen']);
  expect([...storage.keys()]).toEqual(['last-seen', 'wishlist-unsent']);
});

test('a denial revokes a one-time permission', async () => {
  const { saveConsent, consentLoads } = await fresh();
  consentLoads.maps.isAllowedOnce = true;
  consentLoads.captcha.isAllowedOnce = true;
  await saveConsent(revision, ['captcha']);
  expect([consentLoads.maps.isAllowedOnce, consentLoads.captcha.isAllowedOnce]).toEqual([false, true]);
});

test.each([
  { name: 'the tag manager is there and taken back', there: 'analytics', granted: ['maps'], reloads: 1 },
  { name: 'the map is there and taken back', there: 'maps', granted: ['analytics'], reloads: 1 },
  { name: 'what is there stays allowed', there: 'maps', granted: ['maps'], reloads: 0 },
  { name: 'nothing of others is there', there: undefined, granted: [], reloads: 0 },
] as const)('Y-11 the page reloads only to drop what a withdrawn consent has loaded: $name', async ({ there, granted, reloads }) => {
  const { saveConsent, consentLoads } = await fresh({ analytics: 'granted', maps: 'granted' });
  isMeasured = there === 'analytics';
  if (there === 'maps') consentLoads.maps.state = 'LOADED';
  await saveConsent(revision, granted);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
