import { popularSearches } from '#backend/search/search.ts';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { searchPath } from '#shared/routes/search-path.ts';
import styles from './popular-searches.module.css';

/** Popular searches, each a link to its results. */
export const PopularSearches = ({ site, t }: { site: Site; t: Translate }) => {
  const links = popularSearches(site).map((term) => ({ label: term, href: searchPath(pathTo(site, 'search'), term) }));
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('search.popular')}</h2>
      <LinkList links={links} />
    </section>
  );
};
