import { bestSellers, cabinetWidths, getTiles } from '#backend/catalogue/catalogue.ts';
import { suggestSpelling } from '#backend/search/search.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { SearchForm } from '#client/search/search-form.tsx';
import { Results } from '#server-components/product-card/results.tsx';
import { leastCharacters } from '#server-components/search-term/term.ts';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import type { Site } from '#shared/country/site.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { searchPath } from '#shared/routes/search-path.ts';
import { HintMessage } from './hint-message.tsx';
import styles from './nothing-found.module.css';
import { searchedWidth } from './searched-width.ts';
import { TopicLinks } from './topic-links.tsx';
import { WidthsPanel } from './widths-panel.tsx';

/** A row of cards. */
const shownSellers = 4;

type Props = { site: Site; t: Translate; term: string };

const SpellingSuggestion = ({ site, t, term }: Props) => {
  const [before, suggestion = '', after] = piecesAround((slot) => t('search.meant', { term: slot(term) }));
  return (
    <>
      {before}
      <TextLink href={searchPath(pathTo(site, 'search'), suggestion)}>{suggestion}</TextLink>
      {after}{' '}
    </>
  );
};

/** A smaller width for which there are sinks: they fit, too. */
const fitsToo = ({ site, t, term }: Props): string | undefined => {
  const width = searchedWidth(term, site.locale);
  const smaller = cabinetWidths(site).findLast((known) => width !== undefined && known.width < width)?.width;
  if (width === undefined || smaller === undefined) return undefined;
  return t('search.fitsToo', { width: formatCentimetres(width, site.locale), smaller: formatCentimetres(smaller, site.locale) });
};

/** A term without results: suggestions for what was meant, and ways on. */
export const NothingFound = async (props: Props) => {
  const { site, t, term } = props;
  const suggestion = suggestSpelling(site, term);
  const too = fitsToo(props);
  const sellers = await getTiles(site, bestSellers(site, shownSellers));
  return (
    <div className={styles.view}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h1>{t('search.nothing', { term })}</h1>
          <p className={styles.lead} role="status">
            {suggestion !== undefined && <SpellingSuggestion site={site} t={t} term={suggestion} />}
            {too}
            {suggestion === undefined && too === undefined && t('search.advice')}
          </p>
        </div>
        <HintMessage site={site} term={term} />
        <SearchForm
          path={pathTo(site, 'search')}
          term={term}
          leastCharacters={leastCharacters}
          texts={{ label: t('search.label'), submit: t('search.submit') }}
          isMain
        />
        <TopicLinks site={site} hasContact />
      </div>
      <WidthsPanel site={site} t={t} searched={searchedWidth(term, site.locale)} />
      <section className={styles.below}>
        <h2>{t('search.bestSellers')}</h2>
        <Results site={site} tiles={sellers} t={t} columns={4} level={3} />
      </section>
    </div>
  );
};
