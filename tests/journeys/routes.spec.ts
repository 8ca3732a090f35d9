import { expect, test } from '@playwright/test';
import { everySite } from '../support/browser/sites.ts';

/** Paths from the specification's table (§2), below the root of a country and language. */
const screens = [
  '',
  'cart',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-registration',
  'wishlist',
  'dealer',
  'account',
  'account/delete',
  'account/delete-confirmation',
  'account/add-address',
  'account/edit-address',
  'account/add-payment',
  'account/edit-billing-address',
  'search/lagune',
  'career/job',
  'karriere/jobs/jobbeschreibung/9328',
  'Karriere/Jobs/Jobbeschreibung/9328',
  'search/lagune/60/grau',
  'return-order',
  'return-order/DE-000000-XXXXXXXX',
  'checkout/address/',
  'checkout/payment/',
  'checkout/summary/',
  'checkout/success',
  'checkout/success/DE-000000-XXXXXXXX',
  'checkout/failure',
  'checkout/failure/DE-000000-XXXXXXXX',
] as const;

const documentation = [
  'card chip form grid link list pill tabs modal radio button toasts carousel checkbox lightbox tech-demo typography scroll-area',
  'single-select mobile-overlay gallery-carousel typography-legacy',
].flatMap((line) => line.split(' '));

for (const { country, language, locale, root } of everySite) {
  test(`R-01 every screen of the specification has its URL in ${locale}, as ${language}`, async ({ request }) => {
    for (const screen of screens) {
      const answer = await request.get(`${root}${screen}`, { headers: { host: `${country}.localhost` } });
      const html = await answer.text();
      const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
      expect([screen, answer.status(), lang, html.includes('<h1')]).toEqual([screen, 200, language, true]);
    }
  });
}

test('R-01 T-05 every page of the documentation answers', async ({ request }) => {
  for (const page of ['', ...documentation.map((name) => `/${name}`)]) {
    const answer = await request.get(`/docs${page}`);
    expect([page, answer.status()]).toEqual([page, 200]);
  }
});

test('the catch-all has the lowest priority: no content page takes the URL of a screen', async ({ request }) => {
  const cart = await (await request.get('/cart')).text();
  expect(/<meta name="robots" content="noindex/.test(cart)).toBe(true);
});

test('an old URL redirects permanently to its replacement, with its query and in its language', { tag: '@core' }, async ({ request }) => {
  for (const [country, from, to] of [
    ['de', '/planer?width=60', '/planung?width=60'],
    ['ch', '/fr/garantie', '/fr/service'],
    ['nl', '/planner', '/plannen'],
  ] as const) {
    const answer = await request.get(from, { headers: { host: `${country}.localhost` }, maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, to]);
  }
  // No link in the shop leads there: a client-side navigation gets a 404.
  const navigation = await request.get('/RSC/R/planer.txt', { maxRedirects: 0 });
  expect([navigation.status(), (await navigation.text()).includes('/planer')]).toEqual([200, true]);
});
