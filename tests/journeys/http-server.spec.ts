import { expect, type Page, test } from '@playwright/test';
import { findExcess, spendingOf } from '../../bench/budgets.ts';
import { type PageType, pageTypes } from '../../bench/page-types.ts';
import { measurePage } from '../../bench/page-weight.ts';

const types = Object.keys(pageTypes) as PageType[];

/** Collects the violations of the page's CSP from now on. */
const watchPolicy = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as Window & { refused?: string[] }).refused ?? ['nothing was watched']);
};

for (const type of types) {
  test(`a page of type ${type} does not violate its own CSP, rendered and cached`, async ({ page }) => {
    const refused = await watchPolicy(page);
    for (let visit = 0; visit < 2; visit++) {
      const response = await page.goto(pageTypes[type], { waitUntil: 'networkidle' });
      expect(response?.headers()['content-security-policy']).toContain("'sha256-");
      expect(await refused()).toEqual([]);
    }
  });

  test(`a page of type ${type} keeps its budget before any interaction`, { tag: '@core' }, async ({ browser, baseURL }) => {
    expect(findExcess(type, spendingOf(await measurePage(browser, `${baseURL}${pageTypes[type]}`)))).toEqual([]);
  });
}

test('everybody gets the same bytes, and they are not sent again to a client that has them', { tag: '@core' }, async ({ request }) => {
  const ask = async () => {
    const first = await request.get('/spuelen', { headers: { cookie: 'cart=someone', 'accept-language': 'fr' } });
    const second = await request.get('/spuelen?utm_source=mail');
    expect(await second.text()).toBe(await first.text());
    return first;
  };
  // A purchase in another journey changes the list for everybody.
  const first = await ask().catch(ask);
  expect(first.headers()['set-cookie']).toBeUndefined();
  const again = await request.get('/spuelen', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('C-05 a language that the country lacks is a 404', { tag: '@core' }, async ({ request }) => {
  expect((await request.get('/fr/cart', { maxRedirects: 0 })).status()).toBe(404);
});

test('a page rejects POST, a missing file is no page, a malformed URL no error', { tag: '@core' }, async ({ request }) => {
  const posted = await request.post('/spuelen', { data: 'x' });
  expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET, HEAD']);
  const missing = await request.get('/assets/gone-12345678.js');
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await request.get('/%E0%A4%A')).status()).toBe(400);
});

test("the build's scripts are compressed and cached forever", async ({ request }) => {
  // The one with React: a script of some 200 bytes is sent as it is.
  const [script] = /\/assets\/index-[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const { headers } = await request.get(script ?? '/').then((answer) => ({ headers: answer.headers() }));
  expect([headers['cache-control'], headers['content-encoding']]).toEqual(['public, max-age=31536000, immutable', 'br']);
});
