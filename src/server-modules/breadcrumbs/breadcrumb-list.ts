import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '#shared/country/domains.ts';
import type { Site } from '#shared/country/site.ts';

/** The steps from the home page for search engines, in absolute addresses. */
export const presentBreadcrumbs = (site: Site, steps: readonly { label: string; href: string }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(site.country, href),
  })),
});
