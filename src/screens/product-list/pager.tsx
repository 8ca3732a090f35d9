import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { ProductList } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import styles from './pager.module.css';
import { presentProgress } from './progress.ts';

type PagerProps = {
  list: Pick<ProductList, 'tiles' | 'total' | 'page' | 'pageCount'>;
  path: string;
  query: URLSearchParams;
  t: Translate;
};

/** How much of the list has been shown, and the link to more; nothing where one page contains it all. */
export const Pager = ({ list, path, query, t }: PagerProps) => {
  const { page, pageCount } = list;
  if (pageCount < 2) return null;
  const { shown, remaining, share } = presentProgress(list);
  return (
    <nav className={styles.pager} aria-label={t('list.pages')}>
      <p className={styles.count}>{t('list.shown', { shown, total: list.total })}</p>
      <span className={styles.line}>
        <MeasureLine kind="progress" value={share} />
      </span>
      {page < pageCount ? (
        <ButtonLink href={`${path}${withQuery(query, { page: `${page + 1}` })}#results`} variant="line" rel="next">
          {t('list.more', { count: remaining })}
        </ButtonLink>
      ) : null}
      {page > 1 ? (
        <TextLink href={`${path}${withQuery(query, { page: page === 2 ? null : `${page - 1}` })}#results`} variant="action">
          {t('list.back')}
        </TextLink>
      ) : null}
    </nav>
  );
};
