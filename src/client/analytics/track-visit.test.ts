import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '#tests/state/test-browser.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

type Answer = 'granted' | 'denied' | undefined;

/** A page of type PLP, as far as analytics needs it. */
const stubPage = (facts: { content: string } | null = { content: 'PLP/sinks' }): void => {
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'en', dataset: { locale: 'en-US' } },
    head: { querySelector: (selector: string) => (selector.includes('page-facts') ? facts : null) },
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => undefined;
    },
  );
};

const open = async (isConsentRequired: boolean, path = '/sinks', tagManager?: string) => {
  vi.resetModules();
  const { measuring, recordAction } = await import('#state/analytics/measuring.ts');
  const { consents } = await import('#state/consent.ts');
  const { startTracking } = await import('./track-visit.ts');
  const show = (to: string, query = '') => {
    measuring.screen = { path: to, query, since: performance.now() };
  };
  measuring.setting = { isConsentRequired, tagManager };
  show(path);
  const answer = (given: Answer) => {
    consents.analytics = given;
  };
  return { show, answer, recordAction, begin: startTracking };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pushed = () => (window.dataLayer ?? []) as { event: string; category?: string; eid?: string }[];
const seen = () => pushed().map(({ category, eid }) => `${category}/${eid}`);

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A-01 a page view is sent after 150 ms, not if the page is left before; another query is not another page', async () => {
  const { show, begin } = await open(false);
  begin();
  await pass(149);
  expect(window.dataLayer).toBeUndefined();
  await pass(1);
  expect(pushed()).toEqual([
    {
      event: 'page_view',
      visitor_type: 'consumer',
      country: 'us',
      language: 'en',
      area: 'shop',
      category: 'PLP',
      eid: 'sinks',
      login_state: 'logged out',
    },
  ]);
  show('/sinks', 'sort=new');
  await pass(1000);
  expect(seen()).toEqual(['PLP/sinks']);
  show('/taps');
  await pass(100);
  stubbed({ content: 'home/home' });
  show('/');
  await pass(1000);
  expect(seen()).toEqual(['PLP/sinks', 'home/home']);
});

/** Another page declares other data; the data layer is retained. */
const stubbed = (facts: { content: string } | null): void => {
  const { dataLayer } = window;
  stubPage(facts);
  if (dataLayer) window.dataLayer = dataLayer;
};

test('actions before consent are never sent, the current page is; after a denial nothing more is sent', async () => {
  const { show, answer, recordAction, begin } = await open(true);
  vi.stubGlobal('fetch', async () => Response.json([]));
  const look = () => recordAction({ kind: 'cartViewed', cart: cartOf(1) });
  look();
  begin();
  look();
  await pass(1000);
  answer('denied');
  await pass(1000);
  expect(window.dataLayer).toBeUndefined();
  answer('granted');
  await pass(0);
  expect(seen()).toEqual(['PLP/sinks']);
  answer('denied');
  look();
  show('/taps');
  await pass(1000);
  answer('granted');
  await pass(0);
  expect(seen()).toEqual(['PLP/sinks', 'PLP/sinks']);
});

test('A-01 R-14 a shop screen is identified by its path; an unknown page is pending and not sent', async () => {
  stubPage(null);
  const { show, begin } = await open(false, '/return-order/U-US-1');
  begin();
  await pass(150);
  show('/something');
  await pass(1000);
  expect(seen()).toEqual(['shop/return-order']);
});

test('A-02 on a page reached from a mail, whose URL is a secret, the tag manager waits for the next page', async () => {
  const { show, begin } = await open(false, '/plain/reset-password', 'GTM-TEST123');
  const entered: unknown[] = [];
  const enterAt = (pathname: string): void => {
    stubbed({ content: 'user account/reset-password' });
    Object.assign(document, { createElement: () => ({}), head: { ...document.head, append: (script: unknown) => entered.push(script) } });
    vi.stubGlobal('location', { pathname });
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
  };
  enterAt('/plain/reset-password');
  begin();
  await pass(1000);
  expect([seen().at(-1), entered]).toEqual(['user account/reset-password', []]);
  enterAt('/login');
  show('/login');
  await pass(1000);
  expect(entered).toHaveLength(1);
});
