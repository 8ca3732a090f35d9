import { compareProducts } from '#backend/catalogue/catalogue.ts';
import { getPage, pathOfPage } from '#backend/content/content.ts';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { readComparison } from '#shared/routes/compare-query.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { Compared } from './compared.tsx';
import { NothingCompared } from './nothing-compared.tsx';

/** Products side by side (B-11), as the address says; without any what comparing is. Never indexed: there are more combinations than pages. */
export const ComparePage = async ({ site, query }: { site: Site; query: string }) => {
  const say = await getTranslator(site.locale);
  const asked = readComparison(query);
  const comparison = await compareProducts(site, asked.productKeys);
  const title = comparison
    ? say('compare.title', { products: say(`list.count.${comparison.list}`, { count: comparison.tiles.length }) })
    : say('compare.empty.title');
  const above = comparison && pathOfPage(site, comparison.list) !== undefined ? comparison.list : 'home';
  const steps = [
    ...getPage(site, above).breadcrumbs,
    { label: say('compare.label'), href: pathTo(site, 'compare'), language: site.language },
  ];
  return (
    <>
      <Head site={site} title={title} description={undefined} canonical={undefined} isIndexed={false} alternates={[]} />
      <Breadcrumbs site={site} steps={steps} />
      {comparison ? (
        <Compared site={site} say={say} title={title} comparison={comparison} isOnlyDifferences={asked.isOnlyDifferences} />
      ) : (
        <NothingCompared site={site} say={say} title={title} />
      )}
    </>
  );
};
