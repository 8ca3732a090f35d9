import { SearchForm } from '#client/search/search-form.tsx';
import { leastCharacters } from '#server-components/search-term/term.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import styles from './nothing-found.module.css';
import { PopularSearches } from './popular-searches.tsx';
import { TopicLinks } from './topic-links.tsx';
import { WidthsPanel } from './widths-panel.tsx';

/** The search page without a term: the field, the topics, and the widths as another way in. */
export const SearchPrompt = ({ site, t }: { site: Site; t: Translate }) => (
  <div className={styles.view}>
    <div className={styles.words}>
      <h1>{t('search.title')}</h1>
      <SearchForm
        path={pathTo(site, 'search')}
        term=""
        leastCharacters={leastCharacters}
        texts={{ label: t('search.label'), submit: t('search.submit'), hint: t('search.help') }}
        isMain
      />
      <PopularSearches site={site} t={t} />
      <TopicLinks site={site} />
    </div>
    <WidthsPanel site={site} t={t} searched={undefined} />
  </div>
);
