import { Tabs } from '#client/primitives/tabs/tabs.tsx';
import { SearchForm } from '#client/search/search-form.tsx';
import { leastCharacters } from '#server-components/search-term/term.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { searchPath, searchPathTo } from '#shared/routes/search-path.ts';
import { DocumentHits } from './document-hits.tsx';
import { HintMessage } from './hint-message.tsx';
import { CategoryHits, PageHits, ProductHits } from './hits.tsx';
import { type ResultKind, resultKinds } from './result-kinds.ts';
import styles from './search-results.module.css';

type FoundProps = { site: Site; t: Translate; answer: SearchAnswer; kind: ResultKind };

/** The maximum number of each kind where all kinds are shown together. */
const few = { products: 4, categories: 4, pages: 4, documents: 4 };

const countsOf = ({ products, categories, pages, documents }: SearchAnswer): Record<ResultKind, number> => ({
  all: products.length + categories.length + pages.length + documents.length,
  products: products.length,
  categories: categories.length,
  pages: pages.length,
  documents: documents.length,
});

const hrefOf = (site: Site, term: string, kind: ResultKind): string =>
  kind === 'all' ? searchPath(pathTo(site, 'search'), term) : searchPathTo(pathTo(site, 'search'), term, kind);

const names = {
  all: 'search.everything',
  products: 'search.products',
  categories: 'search.categories',
  pages: 'search.pages',
  documents: 'product.downloads',
} as const;

const KindTabs = ({ site, t, answer, kind }: FoundProps) => {
  const counts = countsOf(answer);
  const number = numberFormat(site.locale);
  const shown = resultKinds.filter((one) => counts[one] > 0);
  // With one kind only, the tabs "all" and that kind would be the same.
  if (shown.length < 3) return null;
  const tabs = shown.map((one) => ({
    id: one,
    label: t(names[one]),
    count: number.format(counts[one]),
    href: hrefOf(site, answer.term, one),
  }));
  return (
    <Tabs
      label={t('search.kinds')}
      tabs={tabs}
      current={kind}
      texts={{ back: t('general.tabs.back'), forward: t('general.tabs.forward') }}
    />
  );
};

/** The results for a term: products first, then lists and pages side by side; each kind can be shown alone. */
export const SearchResults = (props: FoundProps) => {
  const { site, t, answer, kind } = props;
  const counts = countsOf(answer);
  const isShown = (one: Exclude<ResultKind, 'all'>): boolean => counts[one] > 0 && (kind === 'all' || kind === one);
  const shared = (one: Exclude<ResultKind, 'all'>) => ({
    site,
    t,
    answer,
    limit: kind === 'all' ? few[one] : counts[one],
    allHref: hrefOf(site, answer.term, one),
  });
  return (
    <div className={styles.page}>
      <h1>{t('search.results', { count: counts.all, term: answer.term })}</h1>
      {answer.ignored.length > 0 && (
        <p className={styles.note} role="status">
          {t('search.ignored', { words: answer.ignored.join(', ') })}
        </p>
      )}
      <SearchForm
        path={pathTo(site, 'search')}
        term={answer.term}
        leastCharacters={leastCharacters}
        texts={{ label: t('search.label'), submit: t('search.submit') }}
      />
      <HintMessage site={site} term={answer.term} />
      <KindTabs {...props} />
      {isShown('products') && <ProductHits {...shared('products')} />}
      {(isShown('pages') || isShown('categories') || isShown('documents')) && (
        <div className={styles.beside}>
          {isShown('pages') && <PageHits {...shared('pages')} />}
          {(isShown('categories') || isShown('documents')) && (
            <div className={styles.stack}>
              {isShown('categories') && <CategoryHits {...shared('categories')} />}
              {isShown('documents') && <DocumentHits {...shared('documents')} />}
            </div>
          )}
        </div>
      )}
    </div>
  );
};
