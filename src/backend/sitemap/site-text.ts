import 'server-only';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { isLive, liveSites } from '#backend/content/content.ts';
import { type Db, database, inTransaction } from '#backend/database/database.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { restPrefixes } from '#shared/routes/rest-prefixes.ts';
import { robotsPath, sitemapIndexPath, sitemapPath } from '#shared/routes/site-texts.ts';
import { listDealerPages, listJobPages } from './listed-others.ts';
import { type ListedPage, listPages, listProductPages } from './listed-pages.ts';
import { findPageChanges, savePageChanges } from './page-change.queries.ts';

/** A text for search engines, with its media type. */
type SiteText = { type: string; text: string };

// With alternates and pictures a page takes some five kilobytes; a sitemap may have fifty megabytes.
const productsAtOnce = 2_000;

const sitesOf = (country: CountryCode): Site[] => liveSites().filter((site) => site.country === country);

const robotsOf = (country: CountryCode): SiteText => {
  const rules = isLive(country)
    ? [
        ...restPrefixes.map((prefix) => `Disallow: /${prefix}`),
        'Disallow: /plain/',
        'Disallow: /*/plain/',
        '',
        `Sitemap: ${absoluteUrl(country, sitemapIndexPath)}`,
      ]
    : ['Disallow: /'];
  return { type: 'text/plain; charset=utf-8', text: ['User-agent: *', ...rules, ''].join('\n') };
};

type Part = () => ListedPage[] | Promise<ListedPage[]>;

/** The sitemaps of a country by their paths. A list is created when it is requested. */
const partsOf = (country: CountryCode): Map<string, Part> =>
  new Map(
    sitesOf(country).flatMap((site): (readonly [string, Part])[] => {
      const products = listProductPages(site);
      const count = Math.ceil(products.length / productsAtOnce);
      const chunk = (at: number): ListedPage[] => products.slice(at * productsAtOnce, (at + 1) * productsAtOnce);
      return [
        [sitemapPath(site.language, 'pages'), () => listPages(site)] as const,
        [sitemapPath(site.language, 'dealers'), () => listDealerPages(site)] as const,
        [sitemapPath(site.language, 'jobs'), () => listJobPages(site)] as const,
        ...Array.from({ length: count }, (_, at) => [sitemapPath(site.language, `products-${at + 1}`), () => chunk(at)] as const),
      ];
    }),
  );

/** The last changes of pages: a change is noticed at the first request after it. */
const lastChanges = (db: Db, pages: readonly ListedPage[]): Promise<Map<string, string>> =>
  inTransaction(async (trx) => {
    await savePageChanges(
      trx,
      pages.map(({ address, fingerprint }) => [address, fingerprint]),
      Date.now(),
    );
    const changes = await findPageChanges(
      trx,
      pages.map(({ address }) => address),
    );
    return new Map(changes.map(({ address, changedAt }) => [address, new Date(changedAt).toISOString()]));
  }, db);

const xmlOf = async (stream: SitemapStream | SitemapIndexStream, items: readonly object[]): Promise<SiteText> => {
  const text = (await streamToPromise(Readable.from(items).pipe(stream))).toString('utf8');
  return { type: 'application/xml; charset=utf-8', text };
};

const indexOf = async (country: CountryCode, db: Db): Promise<SiteText> => {
  const sitemaps: { url: string; lastmod?: string }[] = [];
  for (const [path, list] of partsOf(country)) {
    const lastmod = [...(await lastChanges(db, await list())).values()].toSorted().at(-1);
    sitemaps.push({ url: absoluteUrl(country, path), ...(lastmod !== undefined && { lastmod }) });
  }
  return xmlOf(new SitemapIndexStream(), sitemaps);
};

const sitemapOf = async (pages: readonly ListedPage[], db: Db): Promise<SiteText> => {
  const changes = await lastChanges(db, pages);
  const items = pages.map(({ address, pictures, alternates }) => ({
    url: address,
    lastmod: changes.get(address),
    links: alternates(),
    img: pictures.map((url) => ({ url })),
  }));
  return xmlOf(new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } }), items);
};

/**
 * The text for search engines at a path of a country's host (S-02); undefined if there is none, as for all sitemaps of a country that is
 * not live (C-09).
 */
export const siteTextAt = async (country: CountryCode, path: string, db: Db = database): Promise<SiteText | undefined> => {
  if (path === robotsPath) return robotsOf(country);
  if (!isLive(country)) return undefined;
  if (path === sitemapIndexPath) return indexOf(country, db);
  const list = partsOf(country).get(path);
  return list && sitemapOf(await list(), db);
};
