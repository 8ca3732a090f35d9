import { type FormEvent, Fragment, type ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { GoneRow } from '#client/primitives/gone-row/gone-row.tsx';
import type { WishArticle } from '#shared/contract/wishlist.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { AllToCart } from './all-to-cart.tsx';
import { WishHead } from './wish-head.tsx';
import type { WishLabels } from './wish-labels.ts';
import styles from './wish-row.module.css';
import { type WishActions, WishRow } from './wish-row.tsx';

/** What presses on a list do once script runs. */
export type ListActions = WishActions & {
  allToCart: () => void;
  share: () => void;
  /** Puts back what was taken off. */
  restore: (article: WishArticle) => void;
};

type Props = {
  articles: readonly WishArticle[];
  locale: string;
  t: Translate;
  labels: WishLabels;
  /** Where one logs in, for a list that only this device keeps. */
  loginHref?: string | undefined;
  /** Of those, the ones that were just taken off. */
  gone?: readonly string[];
  /** The one that was just put back. */
  back?: string | undefined;
  actions?: ListActions | undefined;
  /** The link, while the list is shared. */
  sharing?: ReactNode;
};

const OnlyHere = ({ href, t }: { href: string; t: Translate }) => (
  <>
    {t('wishlist.onlyHere')} <a href={href}>{t('wishlist.login')}</a>
  </>
);

const Share = ({ locale, t, onPress }: { locale: string; t: Translate; onPress: (() => void) | undefined }) => {
  const press = (event: FormEvent): void => {
    event.preventDefault();
    onPress?.();
  };
  return (
    <form method="post" action={`/lists/my/share?locale=${locale}`} {...(onPress && { onSubmit: press })}>
      <SubmitButton variant="line" icon="share">
        {t('wishlist.share.open')}
      </SubmitButton>
    </form>
  );
};

/** One's own wishlist. Pure: the same for a store's snapshot and for a browser without script. */
export const WishlistView = ({ articles, gone = [], back, actions, sharing, loginHref, ...shared }: Props) => {
  const { locale, t } = shared;
  const kept = articles.filter(({ variantKey }) => !gone.includes(variantKey));
  return (
    <>
      <WishHead articles={kept} locale={locale} t={t} note={loginHref && <OnlyHere href={loginHref} t={t} />}>
        <AllToCart articles={kept} locale={locale} t={t} onPress={actions?.allToCart} />
        {!sharing && <Share locale={locale} t={t} onPress={actions?.share} />}
      </WishHead>
      {sharing}
      <ul className={styles['list']}>
        {articles.map((article) => (
          <Fragment key={article.variantKey}>
            {gone.includes(article.variantKey) ? (
              <GoneRow
                text={t('wishlist.removed', { name: withCommas(locale, [article.name, article.variantName]) })}
                undo={t('wishlist.undo')}
                action={`/lists/my/add?locale=${locale}`}
                fields={{ productKey: article.productKey, variantKey: article.variantKey }}
                onUndo={() => actions?.restore(article)}
              />
            ) : (
              <WishRow {...shared} article={article} isOwn actions={actions} isBack={back === article.variantKey} />
            )}
          </Fragment>
        ))}
      </ul>
    </>
  );
};
