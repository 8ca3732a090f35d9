import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { ProductList } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import styles from './pager.module.css';

type ListPart = Pick<ProductList, 'total' | 'page' | 'pageCount'> & { tiles: readonly unknown[] };

type PagerProps = {
  list: ListPart;
  path: string;
  query: URLSearchParams;
  t: Translate;
};

/** How many products are shown up to this page, how many the next one adds, and the share shown in per cent. */
export const presentProgress = ({ tiles, total, page, pageCount }: ListPart): { shown: number; remaining: number; share: number } => {
  const shown = page >= pageCount ? total : tiles.length * page;
  return { shown, remaining: Math.min(tiles.length, total - shown), share: total === 0 ? 0 : Math.round((shown / total) * 100) };
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
