import { type FormEvent, Fragment, type ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { UndoRow } from '#client/primitives/undo-row/undo-row.tsx';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { AllToCart } from './all-to-cart.tsx';
import { WishlistHeader } from './wishlist-header.tsx';
import type { WishlistLabels } from './wishlist-labels.ts';
import styles from './wishlist-row.module.css';
import { WishlistRow, type WishlistRowActions } from './wishlist-row.tsx';

/** The actions of a list with script. */
export type ListActions = WishlistRowActions & {
  allToCart: () => void;
  share: () => void;
  /** Restores a removed item. */
  restore: (article: WishlistArticle) => void;
};

type Props = {
  articles: readonly WishlistArticle[];
  locale: string;
  t: Translate;
  labels: WishlistLabels;
  /** The login, for a list that only this device has. */
  loginHref?: string | undefined;
  /** The items that were just removed. */
  removed?: readonly string[];
  /** The item that was just restored. */
  restoredKey?: string | undefined;
  actions?: ListActions | undefined;
  /** The link, while the list is shared. */
  sharing?: ReactNode;
};

const OnlyHere = ({ href, t }: { href: string; t: Translate }) => (
  <>
    {t('wishlist.onlyHere')} <a href={href}>{t('wishlist.login')}</a>
  </>
);

const Share = ({ locale, t, onClick }: { locale: string; t: Translate; onClick: (() => void) | undefined }) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onClick?.();
  };
  return (
    <form method="post" action={`/lists/my/share?locale=${locale}`} {...(onClick && { onSubmit: submit })}>
      <SubmitButton variant="line" icon="share">
        {t('wishlist.share.open')}
      </SubmitButton>
    </form>
  );
};

/** The visitor's own wishlist. Pure: the same for the store's snapshot and for a document without script. */
export const WishlistView = ({ articles, removed = [], restoredKey, actions, sharing, loginHref, ...shared }: Props) => {
  const { locale, t } = shared;
  const remaining = articles.filter(({ variantKey }) => !removed.includes(variantKey));
  return (
    <>
      <WishlistHeader articles={remaining} locale={locale} t={t} note={loginHref && <OnlyHere href={loginHref} t={t} />}>
        <AllToCart articles={remaining} locale={locale} t={t} onClick={actions?.allToCart} />
        {!sharing && <Share locale={locale} t={t} onClick={actions?.share} />}
      </WishlistHeader>
      {sharing}
      <ul className={styles['list']}>
        {articles.map((article) => (
          <Fragment key={article.variantKey}>
            {removed.includes(article.variantKey) ? (
              <UndoRow
                text={t('wishlist.removed', { name: withCommas(locale, [article.name, article.variantName]) })}
                undo={t('wishlist.undo')}
                action={`/lists/my/add?locale=${locale}`}
                fields={{ productKey: article.productKey, variantKey: article.variantKey }}
                onUndo={() => actions?.restore(article)}
              />
            ) : (
              <WishlistRow {...shared} article={article} isOwn actions={actions} isRestored={restoredKey === article.variantKey} />
            )}
          </Fragment>
        ))}
      </ul>
    </>
  );
};
