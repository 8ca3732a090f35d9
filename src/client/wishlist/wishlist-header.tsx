import type { ReactNode } from 'react';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './wishlist-header.module.css';

type Props = {
  articles: readonly Pick<WishlistArticle, 'price'>[];
  locale: string;
  t: Translate;
  /** Information about the list, after its total. */
  note?: ReactNode;
  /** The actions for the whole list. */
  children: ReactNode;
};

/** The number of articles, their total, and the actions for all of them. */
export const WishlistHeader = ({ articles, locale, t, note, children }: Props) => {
  const [first] = articles;
  if (!first) return null;
  const rawValue = articles.reduce((sum, { price }) => sum + price.rawValue, 0);
  const total = formatMoney({ rawValue, currency: first.price.currency }, locale);
  return (
    <div className={styles['head']}>
      <p className={styles['lead']}>
        <Verbatim>{(slot) => t('wishlist.summary', { count: articles.length, total: slot(total) })}</Verbatim> {note}
      </p>
      <div className={styles['tools']}>{children}</div>
    </div>
  );
};
