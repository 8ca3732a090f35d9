import { expect, test } from '@playwright/test';
import { copyContent } from '../content/planted-folder.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

/** A shop in which France is not live. */
let shop: OwnShop | undefined;
const planted = copyContent();

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  planted.edit('countries/fr.json', (file) => Object.assign(file, { live: false }));
  shop = await openOwnShop({ CONTENT_DIR: planted.folder });
});
test.afterAll(async () => {
  await shop?.close();
  planted.remove();
});

test('C-09 a country that is not live answers every page with 404 and noindex', async ({ request }) => {
  for (const path of ['/', '/cart', '/search/evier', '/account', '/plain/cart', '/gibt-es-nicht']) {
    const answer = await request.get(`http://localhost:${shop?.port}${path}`, { headers: { host: 'fr.localhost' }, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
    const html = await answer.text();
    expect(`${answer.headers()['x-robots-tag'] ?? ''} ${/<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? ''}`, path).toContain(
      'noindex',
    );
  }
});

test('C-09 a country that is not live is in no alternate and in no picker', async ({ page }) => {
  await page.goto(`http://localhost:${shop?.port}/`, { waitUntil: 'networkidle' });
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(alternates).toContain('fr-BE');
  expect(alternates).not.toContain('fr-FR');
  expect(await page.content()).not.toContain('www.undula.fr');
});

test('C-09 S-02 a country that is not live has no sitemap, blocks search engines, and is in no other sitemap', async ({ request }) => {
  const ask = (host: string, path: string) => request.get(`http://localhost:${shop?.port}${path}`, { headers: { host } });
  expect((await ask('fr.localhost', '/sitemap.xml')).status()).toBe(404);
  expect(await (await ask('fr.localhost', '/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const sitemap = await ask('be.localhost', '/sitemaps/fr-pages.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(await sitemap.text()).toContain('hreflang="fr-BE"');
  expect(await sitemap.text()).not.toContain('www.undula.fr');
});
