import { compareProducts } from '#backend/catalogue/catalogue.ts';
import { getPage, pathOfPage } from '#backend/content/content.ts';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { readComparison } from '#shared/routes/compare-query.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { ComparisonView } from './comparison-view.tsx';
import { EmptyComparison } from './empty-comparison.tsx';

/**
 * Products side by side (B-11), as the address says; without any, an explanation. Never indexed: there are more combinations than pages.
 */
export const ComparePage = async ({ site, query }: { site: Site; query: string }) => {
  const t = await getTranslator(site.locale);
  const requested = readComparison(query);
  const comparison = await compareProducts(site, requested.productKeys);
  const title = comparison
    ? t('compare.title', { products: t(`list.count.${comparison.list}`, { count: comparison.tiles.length }) })
    : t('compare.empty.title');
  const above = comparison && pathOfPage(site, comparison.list) !== undefined ? comparison.list : 'home';
  const steps = [
    ...getPage(site, above).breadcrumbs,
    { label: t('compare.label'), href: pathTo(site, 'compare'), language: site.language },
  ];
  return (
    <>
      <Head site={site} title={title} description={undefined} canonical={undefined} isIndexed={false} alternates={[]} />
      <Breadcrumbs site={site} steps={steps} />
      {comparison ? (
        <ComparisonView site={site} t={t} title={title} comparison={comparison} isOnlyDifferences={requested.isOnlyDifferences} />
      ) : (
        <EmptyComparison site={site} t={t} title={title} />
      )}
    </>
  );
};
