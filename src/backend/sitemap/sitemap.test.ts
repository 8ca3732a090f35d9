import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeAll, expect, test, vi } from 'vitest';
import { findPage, getPage, getProducts, liveSites, loadContent, pathOfPage } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { listDealers } from '#backend/dealer/dealer.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { siteTextAt } from './sitemap.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const [de, frCh] = [siteOf('de', 'de'), siteOf('ch', 'fr')];
const pathIn = (address: string): string => new URL(address).pathname;

beforeAll(() => loadContent());

describeEachDatabase('texts for search engines', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  const textOf = async (...[country, path]: [Site['country'], string]): Promise<string> =>
    (await siteTextAt(country, path, db))?.text ?? '';
  const pagesIn = async (...asked: [Site['country'], string]) => parseSitemap(Readable.from([await textOf(...asked)]));

  test('S-02 robots.txt names the sitemap of its own host and excludes calls and personal documents', async () => {
    const found = await siteTextAt('ch', '/robots.txt', db);
    expect(found?.type).toBe('text/plain; charset=utf-8');
    expect(found?.text).toMatch(/^User-agent: \*\n/);
    expect(found?.text).toContain('\nSitemap: https://www.undula.ch/sitemap.xml\n');
    expect(found?.text).toContain('\nDisallow: /carts\n');
    expect(found?.text).toContain('\nDisallow: /*/plain/\n');
    expect(found?.text).not.toMatch(/Disallow: \/\n/);
  });

  test('S-02 the index lists pages and products of each language of the host', async () => {
    const index = await parseSitemapIndex(Readable.from([await textOf('ch', '/sitemap.xml')]));
    expect(index.map(({ url }) => url)).toEqual(
      ['de-pages', 'de-dealers', 'de-jobs', 'de-products-1', 'fr-pages', 'fr-dealers', 'fr-jobs', 'fr-products-1'].map(
        (part) => `https://www.undula.ch/sitemaps/${part}.xml`,
      ),
    );
    expect(index.every(({ lastmod }) => Number.isFinite(Date.parse(lastmod ?? '')))).toBe(true);
  });

  test('S-02 the dealers of a country are in the sitemap of each of its languages, open jobs in every one', async () => {
    const dealers = (await pagesIn('ch', '/sitemaps/fr-dealers.xml')).map(({ url }) => pathIn(url));
    expect(dealers[0]).toBe('/fr/dealer');
    expect(dealers.slice(1).every((path) => /^\/fr\/dealer\/ch-[a-z0-9-]+$/.test(path))).toBe(true);
    expect(dealers).toHaveLength((await listDealers('ch')).length + 1);
    for (const language of ['de', 'fr']) {
      const jobs = (await pagesIn('ch', `/sitemaps/${language}-jobs.xml`)).map(({ url }) => pathIn(url));
      expect(jobs).toContain(`/${language}/Karriere/Jobs/Jobbeschreibung/9328`);
      expect(jobs.some((path) => path.endsWith('/9351') || path.endsWith('/9000'))).toBe(false);
    }
  });

  test('S-02 every indexable page is in a sitemap, and nothing else', async () => {
    const paths = (await pagesIn('de', '/sitemaps/de-pages.xml')).map(({ url }) => pathIn(url));
    expect(paths).toContain('/');
    expect(paths).toContain(pathOfPage(de, 'sinks'));
    for (const id of ['delta', 'lagune', 'sink-families']) expect(paths).toContain(pathOfPage(de, id));
    expect(paths).not.toContain('/compare');
    expect(paths).not.toContain(pathOfPage(de, 'not-found') ?? '/404');
    for (const path of paths) {
      const found = findPage(de, path.slice(1).split('/').filter(Boolean));
      expect([path, found?.kind === 'page' && found.file.robots]).toEqual([path, 'index']);
    }
    const products = await pagesIn('de', '/sitemaps/de-products-1.xml');
    expect(products).toHaveLength(getProducts('de').size);
  });

  test('S-02 a page lists its address in every country and language, x-default, its pictures and its last change', async () => {
    const [sinks] = (await pagesIn('ch', '/sitemaps/fr-pages.xml')).filter(({ url }) => url === getPage(frCh, 'sinks').canonical);
    expect(sinks?.links).toContainEqual({ lang: 'fr-CH', url: 'https://www.undula.ch/fr/eviers' });
    expect(sinks?.links).toContainEqual({ lang: 'x-default', url: 'https://www.undula.de/spuelen' });
    expect(sinks?.links).toHaveLength(liveSites().length + 1);
    const delta = (await pagesIn('de', '/sitemaps/de-products-1.xml')).find(({ url }) => url.endsWith('/delta-60-s'));
    expect(delta?.img.length).toBeGreaterThan(3);
    expect(delta?.img[0]?.url).toMatch(/^https:\/\/www\.undula\.de\/pictures\/.*\.webp$/);
  });

  test('S-02 the last change is the day since which a page is unchanged, however often it is requested', async () => {
    vi.setSystemTime('2026-03-01T08:00:00Z');
    const lastOf = async (): Promise<string | undefined> =>
      (await pagesIn('at', '/sitemaps/de-pages.xml')).find(({ url }) => pathIn(url) === '/')?.lastmod;
    const first = await lastOf();
    vi.setSystemTime('2026-04-01T08:00:00Z');
    expect([first, await lastOf()]).toEqual(['2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z']);
    await db
      .updateTable('pageChange')
      .set({ fingerprint: 'what it said before' })
      .where('address', '=', 'https://www.undula.at/')
      .execute();
    expect(await lastOf()).toBe('2026-04-01T08:00:00.000Z');
    vi.useRealTimers();
  });

  test('a list that does not exist is not found', async () => {
    for (const path of ['/sitemaps/en-pages.xml', '/sitemaps/de-products-2.xml', '/sitemaps/de-pages']) {
      expect([path, await siteTextAt('de', path, db)]).toEqual([path, undefined]);
    }
  });
});
