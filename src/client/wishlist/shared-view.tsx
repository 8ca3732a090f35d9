import type { ReactNode } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { AllToCart } from './all-to-cart.tsx';
import { WishlistHeader } from './wishlist-header.tsx';
import type { WishlistLabels } from './wishlist-labels.ts';
import styles from './wishlist-row.module.css';
import { WishlistRow, type WishlistRowActions } from './wishlist-row.tsx';

type Props = {
  articles: readonly WishlistArticle[];
  locale: string;
  t: Translate;
  labels: WishlistLabels;
  actions?: (WishlistRowActions & { allToCart: () => void }) | undefined;
  /** Further actions on all of them. */
  children?: ReactNode;
};

/** Somebody else's list: to view and to buy from, read-only. */
export const SharedView = ({ articles, actions, children, ...shared }: Props) => (
  <>
    <WishlistHeader articles={articles} locale={shared.locale} t={shared.t} note={shared.t('wishlist.shared.lead')}>
      <AllToCart articles={articles} locale={shared.locale} t={shared.t} onClick={actions?.allToCart} />
      {children}
    </WishlistHeader>
    <ul className={styles['list']}>
      {articles.map((article) => (
        <WishlistRow key={article.variantKey} {...shared} article={article} isOwn={false} actions={actions} />
      ))}
    </ul>
  </>
);

/** Shown instead of a list: its link is no longer valid, or it is empty. */
export const NoSharedList = ({ t, labels, sinksHref }: { t: Translate; labels: Pick<WishlistLabels, 'sinks'>; sinksHref: string }) => (
  <Message kind="info" title={t('wishlist.shared.gone')}>
    <p>{t('wishlist.shared.goneText')}</p>
    <p>
      <ButtonLink href={sinksHref} variant="line">
        {labels.sinks}
      </ButtonLink>
    </p>
  </Message>
);
