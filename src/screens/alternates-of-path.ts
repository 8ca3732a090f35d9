import { type Alternate, liveSites } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';

/**
 * The same screen in every live country and language, and x-default (S-01); `pathIn` returns its path in each, including the query.
 * Absolute addresses.
 */
export const alternatesOfPath = (pathIn: (site: Site) => string): Alternate[] => {
  const all = liveSites().map((site) => ({ site, href: absoluteUrl(site.country, pathIn(site)) }));
  // Speakers of other languages are sent to the same country as unknown hosts (C-02).
  const fallback = all.find(({ site }) => site.country === 'de') ?? all[0];
  return [
    ...all.map(({ site, href }) => ({ hreflang: site.locale, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ];
};
