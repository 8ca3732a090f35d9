import { type Alternate, liveSites } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';

/** The same screen in every live country and language, and x-default (S-01); `pathIn` says where it stands in each, its query included. Absolute addresses. */
export const alternatesOfPath = (pathIn: (site: Site) => string): Alternate[] => {
  const all = liveSites().map((site) => ({ site, href: absoluteUrl(site.country, pathIn(site)) }));
  // Who speaks no language of ours is sent where an unknown host is sent, too (C-02).
  const fallback = all.find(({ site }) => site.country === 'de') ?? all[0];
  return [
    ...all.map(({ site, href }) => ({ hreflang: site.locale, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ];
};
