import { listProducts } from '#backend/catalogue/catalogue.ts';
import type { FoundContentPage } from '#backend/content/content.ts';
import { CardGridSkeleton } from '#client/primitives/skeleton/card-skeleton.tsx';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Results } from '#server-components/product-card/results.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { Sections } from '#server-modules/sections.tsx';
import { findTitleSection } from '#server-modules/title-section.ts';
import type { ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pageOf, withQuery } from '#shared/routes/list-query.ts';
import { StaticPart } from '#static-part';
import { PageHead } from '../content-page/page-head.tsx';
import { PageTitle } from '../content-page/page-title.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CompareBar } from './compare-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { resultsId } from './form-id.ts';
import { ListBar } from './list-bar.tsx';
import styles from './list-page.module.css';
import { Pager } from './pager.tsx';

/** The number of cards on a first screen. */
const firstScreen = 6;

type ListPageProps = { site: Site; found: FoundContentPage; list: ListName /** The raw query: `page=2`. */; query: string };
type BodyProps = { site: Site; t: Translate; name: ListName; list: ProductList; path: string; query: URLSearchParams };

// A few products without distinguishing facets need neither filters nor sorting.
const Body = ({ site, t, name, list, path, query }: BodyProps) => {
  const isWhole = list.facets.length === 0;
  return (
    <>
      <ListBar list={list} t={t} name={name} />
      <div className={styles.body} data-whole={isWhole || undefined}>
        {isWhole ? null : <FilterSheet site={site} list={list} path={path} query={withQuery(query, {})} t={t} />}
        <section id={resultsId} tabIndex={-1} className={styles.results} aria-label={t(`list.count.${name}`, { count: list.total })}>
          <ActiveFilters facets={list.facets} path={path} query={query} locale={site.locale} t={t} />
          {list.total === 0 ? (
            <EmptyList path={path} t={t} />
          ) : (
            <Results site={site} tiles={list.tiles} t={t} columns={isWhole ? 4 : 3} isComparable />
          )}
          <Pager list={list} path={path} query={query} t={t} />
          <CompareBar site={site} t={t} />
          <StaticPart name="bones" cacheKey="list" className={styles.skeleton} aria-hidden="true">
            <CardGridSkeleton count={firstScreen} />
          </StaticPart>
        </section>
      </div>
    </>
  );
};

/** A product list: its texts, filters, sorting and products. Filters and pages are addresses, so everything works without script. */
export const ListPage = async ({ site, found, list: name, query }: ListPageProps) => {
  const t = await getTranslator(site.locale);
  const queryParams = new URLSearchParams(query);
  const list = await listProducts(site, name, queryParams, found.file.narrow);
  const isFiltered = withQuery(queryParams, { sort: null }) !== '';
  const isBeyond = pageOf(queryParams) > list.pageCount;
  const { sections, label } = found.texts;
  const title = findTitleSection(sections);
  return (
    <>
      <PageHead site={site} found={found} isFiltered={isFiltered || isBeyond} pageNumber={list.page > 1 ? list.page : undefined} />
      <Breadcrumbs site={site} steps={found.breadcrumbs} />
      {title === undefined ? <PageTitle title={label} /> : null}
      <Sections site={site} sections={sections.filter(({ id }) => id === title)} language={found.language} />
      <Body site={site} t={t} name={name} list={list} path={found.path} query={queryParams} />
      <Sections site={site} sections={sections.filter(({ id }) => id !== title)} language={found.language} />
    </>
  );
};
