import type { FormEvent } from 'react';
import { Badge } from '#client/primitives/badge/badge.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { isInStock } from '#shared/catalogue/availability.ts';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { RemoveFromWishlist } from './remove-from-wishlist.tsx';
import type { WishlistLabels } from './wishlist-labels.ts';
import styles from './wishlist-row.module.css';

/** The actions of a row with script; without it the forms go to the same calls. */
export type WishlistRowActions = { toCart: (article: WishlistArticle) => void; remove?: (article: WishlistArticle) => void };

type Props = {
  article: WishlistArticle;
  locale: string;
  t: Translate;
  labels: WishlistLabels;
  /** The visitor's own list: articles can be removed. */
  isOwn: boolean;
  actions?: WishlistRowActions | undefined;
  /** The item was restored: the focus returns to its remove button. */
  isRestored?: boolean;
};

const Keys = ({ article: { productKey, variantKey } }: Pick<Props, 'article'>) => (
  <>
    <input type="hidden" name="productKey" value={productKey} />
    <input type="hidden" name="variantKey" value={variantKey} />
  </>
);

const instead = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

const ToCart = ({ article, locale, labels, actions }: Props) => {
  const { name, url } = article;
  if (!isInStock(article.availability)) {
    return (
      <ButtonLink href={url} variant="line" isBlock aria-label={nameAction(locale, labels.view, name)}>
        {labels.view}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={`/carts/add?locale=${locale}`} {...(actions && { onSubmit: instead(() => actions.toCart(article)) })}>
      <Keys article={article} />
      <SubmitButton variant="line" icon="cart" isBlock aria-label={nameAction(locale, labels.toCart, name)}>
        {labels.toCart}
      </SubmitButton>
    </form>
  );
};

/** One article of a wishlist: picture, name, measure, price, availability, and its actions. */
export const WishlistRow = (props: Props) => {
  const { article, locale, t, isOwn, actions, isRestored = false } = props;
  const { name, variantName, url, image, measure, measureWords, price, taxNote, availabilityWords } = article;
  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <Tile picture={image.picture} alt="" sizes="(width >= 834px) 144px, 104px" />
      </div>
      <div className={styles['words']}>
        <Link href={url} className={styles['name']} translate="no">
          {name}
        </Link>
        <p className={styles['variant']}>{variantName}</p>
        <p className={styles['measure']}>
          <MeasureLine value={measure.centimetres} kind={measure.kind === 'reach' ? 'reach' : 'cabinet'}>
            {measureWords.before}
            <b>{measureWords.value}</b>
            {measureWords.after}
          </MeasureLine>
        </p>
      </div>
      <div className={styles['price']}>
        <Price value={price.value} note={taxNote} reference={price.reference} />
        <p>
          <Badge variant={availabilityWords.state}>{availabilityWords.text}</Badge>
        </p>
      </div>
      <div className={styles['actions']}>
        <ToCart {...props} />
        {isOwn && (
          <RemoveFromWishlist
            productKey={article.productKey}
            variantKey={article.variantKey}
            locale={locale}
            text={t('wishlist.remove')}
            label={nameAction(locale, t('wishlist.remove'), name, variantName)}
            isRestored={isRestored}
            onRemove={actions?.remove && (() => actions.remove?.(article))}
          />
        )}
      </div>
    </li>
  );
};
