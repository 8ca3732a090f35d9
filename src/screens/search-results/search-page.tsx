import { getPage } from '#backend/content/content.ts';
import { countOf, search } from '#backend/search/search.ts';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { readTerm } from '#server-components/search-term/term.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { NothingFound } from './nothing-found.tsx';
import { resultKindOf } from './result-kinds.ts';
import { SearchPrompt } from './search-prompt.tsx';
import { SearchResults } from './search-results.tsx';

type SearchPageProps = {
  site: Site;
  /** The raw term, decoded; '' where there is none. */
  term: string;
  /** The raw query: `tab=products`. */
  query: string;
};

/** The search results for a term. Search pages are not indexed. */
export const SearchPage = async ({ site, term: requestedTerm, query }: SearchPageProps) => {
  const t = await getTranslator(site.locale);
  const term = readTerm(requestedTerm);
  const answer = term === '' ? undefined : await search(site, term);
  const count = answer ? countOf(answer) : 0;
  const titleOf = (): string => (count === 0 ? t('search.nothing', { term }) : t('search.results', { count, term }));
  const steps = [...getPage(site, 'home').breadcrumbs, { label: t('search.title'), href: pathTo(site, 'search'), language: site.language }];
  return (
    <>
      <Head
        site={site}
        title={answer ? titleOf() : t('search.title')}
        description={undefined}
        canonical={undefined}
        isIndexed={false}
        alternates={[]}
      />
      <Breadcrumbs site={site} steps={steps} />
      {answer === undefined && <SearchPrompt site={site} t={t} />}
      {answer && count === 0 && <NothingFound site={site} t={t} term={term} />}
      {answer && count > 0 && <SearchResults site={site} t={t} answer={answer} kind={resultKindOf(query)} />}
    </>
  );
};
