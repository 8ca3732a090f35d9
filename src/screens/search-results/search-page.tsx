import { getPage } from '#backend/content/content.ts';
import { countOf, search } from '#backend/search/search.ts';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { readTerm } from '#server-components/search-term/term.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { Asking } from './asking.tsx';
import { Found } from './found.tsx';
import { NothingFound } from './nothing-found.tsx';
import { resultKindOf } from './result-kinds.ts';

type SearchPageProps = {
  site: Site;
  /** As it came, decoded; '' where nothing was asked. */
  term: string;
  /** As it came: `tab=products`. */
  query: string;
};

/** What the shop has for a term. Search pages are not indexed. */
export const SearchPage = async ({ site, term: asked, query }: SearchPageProps) => {
  const say = await getTranslator(site.locale);
  const term = readTerm(asked);
  const answer = term === '' ? undefined : await search(site, term);
  const count = answer ? countOf(answer) : 0;
  const titleOf = (): string => (count === 0 ? say('search.nothing', { term }) : say('search.results', { count, term }));
  const steps = [
    ...getPage(site, 'home').breadcrumbs,
    { label: say('search.title'), href: pathTo(site, 'search'), language: site.language },
  ];
  return (
    <>
      <Head
        site={site}
        title={answer ? titleOf() : say('search.title')}
        description={undefined}
        canonical={undefined}
        isIndexed={false}
        alternates={[]}
      />
      <Breadcrumbs site={site} steps={steps} />
      {answer === undefined && <Asking site={site} say={say} />}
      {answer && count === 0 && <NothingFound site={site} say={say} term={term} />}
      {answer && count > 0 && <Found site={site} say={say} answer={answer} kind={resultKindOf(query)} />}
    </>
  );
};
