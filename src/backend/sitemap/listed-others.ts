import 'server-only';
import { hash } from 'node:crypto';
import { listJobs } from '#backend/career/career.ts';
import { liveSites } from '#backend/content/content.ts';
import { listDealers } from '#backend/dealer/dealer.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { jobPath } from '#shared/routes/job-path.ts';
import { paths } from '#shared/routes/paths.ts';
import type { ListedPage } from './listed-pages.ts';

// Speakers of other languages are sent to the country that unknown hosts are sent to (C-02).
const isFallback = ({ country }: Site): boolean => country === 'de';

type Among = { sites: readonly Site[]; hasFallback?: boolean };

const list = (site: Site, path: string, content: unknown, { sites, hasFallback = false }: Among): ListedPage => {
  const addressIn = (other: Site): string => absoluteUrl(other.country, hrefTo(other, path));
  const fallback = hasFallback ? (sites.find(isFallback) ?? sites[0]) : undefined;
  return {
    address: addressIn(site),
    fingerprint: hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22),
    pictures: [],
    alternates: () => [
      ...sites.map((other) => ({ lang: other.locale, url: addressIn(other) })),
      ...(fallback ? [{ lang: 'x-default', url: addressIn(fallback) }] : []),
    ],
  };
};

/** The dealer overview of a site, and the page of each dealer, in the order of their ids in the file. */
export const listDealerPages = async (site: Site): Promise<ListedPage[]> => {
  const dealers = await listDealers(site.country);
  const sites = liveSites();
  const ofCountry = sites.filter(({ country }) => country === site.country);
  return [
    list(
      site,
      paths.dealer,
      dealers.map(({ id }) => id),
      { sites, hasFallback: true },
    ),
    ...dealers.map((dealer) => list(site, `${paths.dealer}/${dealer.id}`, dealer, { sites: ofCountry })),
  ];
};

/** The open jobs of a site; every site lists all of them in its language. */
export const listJobPages = async (site: Site): Promise<ListedPage[]> => {
  const sites = liveSites();
  return (await listJobs(site))
    .filter(({ isInitiative }) => !isInitiative)
    .map((job) => list(site, jobPath(job.careerid), job, { sites, hasFallback: true }));
};
