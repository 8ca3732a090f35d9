import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Breadcrumb } from '#backend/content/content.ts';
import { BreadcrumbTrail } from '#client/primitives/breadcrumbs/breadcrumb-trail.tsx';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { StaticPart } from '#static-part';
import { JsonLd } from '../head/json-ld.tsx';
import { langOf } from '../language-attribute.ts';
import { getTranslator } from '../translator.ts';

// The steps from the home page for search engines, in absolute addresses.
const presentBreadcrumbs = (site: Site, steps: readonly Breadcrumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(site.country, href),
  })),
});

/** The path from the home page to the current one, also as structured data for search engines. */
export const Breadcrumbs = async ({ site, steps }: { site: Site; steps: readonly Breadcrumb[] }) => {
  const t = await getTranslator(site.locale);
  if (steps.length < 2) return null;
  return (
    <StaticPart name="steps" className="wrap">
      <BreadcrumbTrail
        steps={steps.map(({ label, href, language }) => ({ label, href, lang: langOf(language, site.language) }))}
        label={t('content.breadcrumbs')}
        moreLabel={t('content.breadcrumbsMore')}
      />
      <JsonLd data={presentBreadcrumbs(site, steps)} />
    </StaticPart>
  );
};
