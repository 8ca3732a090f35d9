import { getPage } from '#backend/content/content.ts';
import { search } from '#backend/search/search.ts';
import { SearchForm } from '#client/search/search-form.tsx';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { PageTitle } from '../content-page/page-title.tsx';
import { Head } from '../head/head.tsx';
import { getTranslator } from '../translator.ts';
import { Hits } from './hits.tsx';
import styles from './search-page.module.css';
import { leastCharacters, readTerm } from './term.ts';

/** What the shop has for a term: products first, then pages. Search pages are not indexed. */
export const SearchPage = async ({
  site,
  term: asked,
}: {
  site: Site /** As it came, decoded; '' where nothing was asked. */;
  term: string;
}) => {
  const say = await getTranslator(site.language);
  const term = readTerm(asked);
  const answer = term === '' ? undefined : await search(site, term);
  const count = answer ? answer.products.length + answer.pages.length : 0;
  const title = answer ? say('search.results', { count, term }) : say('search.title');
  const steps = [
    ...getPage(site, 'home').breadcrumbs,
    { label: say('search.title'), href: pathTo(site, 'search'), language: site.language },
  ];
  return (
    <>
      <Head site={site} title={title} description={undefined} canonical={undefined} isIndexed={false} alternates={[]} />
      <Breadcrumbs site={site} steps={steps} />
      <PageTitle title={title} />
      <div className={styles.page}>
        <SearchForm
          path={pathTo(site, 'search')}
          term={term}
          leastCharacters={leastCharacters}
          texts={{ label: say('search.label'), submit: say('search.submit'), hint: say('search.hint', { count: leastCharacters }) }}
        />
        {answer ? <Hits site={site} say={say} answer={answer} /> : null}
      </div>
    </>
  );
};
