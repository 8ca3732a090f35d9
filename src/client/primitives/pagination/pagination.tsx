import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { pagesAround } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationTexts = {
  /** The accessible name: `Seiten der Bestellungen`. */
  label: string;
  previous: string;
  next: string;
  /** The accessible name of a page: `Seite 3`. */
  page: (page: number) => string;
  /** On phones in place of the numbers: `Seite 3 von 12`. */
  at: string;
};

type Props = {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; a single one renders nothing. */
  pageCount: number;
  /** The URL of a page. */
  hrefOf: (page: number) => string;
  /** All texts, in the page's language. */
  texts: PaginationTexts;
};

type StepProps = { href: string; rel: 'prev' | 'next'; children: string };

const Step = ({ href, rel, children }: StepProps) => (
  <Link href={href} rel={rel} className={styles['step']}>
    {rel === 'prev' && <Icon name="chevron-left" size="s" />}
    {children}
    {rel === 'next' && <Icon name="chevron-right" size="s" />}
  </Link>
);

/** Links to the pages of a long list; works without script. Renders nothing for a single page. */
export const Pagination = ({ page, pageCount, hrefOf, texts }: Props) => {
  if (pageCount < 2) return null;
  return (
    <nav className={styles['pagination']} aria-label={texts.label}>
      <div className={styles['row']}>
        <span className={styles['end']}>
          {page > 1 && (
            <Step href={hrefOf(page - 1)} rel="prev">
              {texts.previous}
            </Step>
          )}
        </span>
        <p className={styles['at']}>{texts.at}</p>
        <ol className={styles['pages']}>
          {pagesAround(page, pageCount).map((item) =>
            'page' in item ? (
              <li key={item.page}>
                <Link
                  href={hrefOf(item.page)}
                  className={styles['page']}
                  aria-label={texts.page(item.page)}
                  aria-current={item.page === page ? 'page' : undefined}
                >
                  {item.page}
                </Link>
              </li>
            ) : (
              <li key={`after ${item.gapAfter}`} className={styles['gap']} aria-hidden="true">
                …
              </li>
            ),
          )}
        </ol>
        <span className={styles['end']}>
          {page < pageCount && (
            <Step href={hrefOf(page + 1)} rel="next">
              {texts.next}
            </Step>
          )}
        </span>
      </div>
    </nav>
  );
};
