import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { PriceReference } from '#client/primitives/price/price-reference.tsx';
import { RemoveButton } from '#client/primitives/undo-row/remove-button.tsx';
import type { CartItem } from '#shared/contract/cart.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './cart-line.module.css';
import type { RemovedLine } from './removed-line.ts';

/** The actions of a line with script; without it the forms go to the same calls. */
export type CartActions = {
  step: (line: CartItem, step: 1 | -1) => void;
  remove: (line: CartItem) => void;
  /** Restores a removed line. */
  restore: (line: RemovedLine) => void;
};

type Props = {
  item: CartItem;
  locale: string;
  t: Translate;
  actions?: CartActions | undefined;
  /** More pieces were requested than are available. */
  isOutOfStock?: boolean;
  /** The line was restored: the focus returns to its remove button. */
  isRestored?: boolean;
};

type StepProps = Pick<Props, 'item'> & {
  call: 'add' | 'remove';
  pieces: number;
  onClick: (() => void) | undefined;
  /** The button. */
  children: ReactNode;
};

/** A single action: a form of its own, so that it works without script. */
const Step = ({ item, call, pieces, onClick, children }: StepProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onClick?.();
  };
  return (
    <form method="post" action={`/carts/${call}`} {...(onClick && { onSubmit: submit })}>
      <input type="hidden" name="productKey" value={item.productKey} />
      <input type="hidden" name="variantKey" value={item.variantKey} />
      <input type="hidden" name="quantity" value={pieces} />
      {children}
    </form>
  );
};

// At a limit a button does nothing but stays focusable: it may have the focus (WCAG 2.4.3).
const within = (isInside: boolean) => (isInside ? ({ type: 'submit' } as const) : ({ type: 'button', 'aria-disabled': true } as const));

const Quantity = (props: Props) => {
  const { item, t, actions, isRestored = false } = props;
  const step = (by: 1 | -1) => actions && (() => actions.step(item, by));
  const name = `${item.item.name}, ${item.item.variantName}`;
  return (
    <div className={styles['foot']}>
      {item.isPurchasable && (
        <fieldset className={styles['quantity']} aria-label={`${t('cart.quantity')}, ${name}`}>
          <Step item={item} call="remove" pieces={1} onClick={step(-1)}>
            <IconButton {...within(item.quantity > 1)} label={t('cart.less', { name })} icon="minus" variant="bare" />
          </Step>
          <span className={`num ${styles['count']}`}>{item.quantity}</span>
          <Step item={item} call="add" pieces={1} onClick={step(1)}>
            <IconButton {...within(item.quantity < maxQuantity)} label={t('cart.more', { name })} icon="plus" variant="bare" />
          </Step>
        </fieldset>
      )}
      <Step item={item} call="remove" pieces={item.quantity} onClick={actions && (() => actions.remove(item))}>
        <RemoveButton label={t('cart.remove', { name })} isRestored={isRestored} />
      </Step>
    </div>
  );
};

/** One article in the cart: picture, name, price, quantity. A sold-out one stays, marked, and does not count. */
export const CartLine = (props: Props) => {
  const { item, locale, t, isOutOfStock = false } = props;
  const isShort = isOutOfStock || !item.isPurchasable;
  const note = isShort ? t(item.isPurchasable ? 'cart.soldOut.refused' : 'cart.soldOut.line') : item.fits;
  return (
    <li className={styles['line']} data-sold-out={!item.isPurchasable || undefined}>
      <div className={styles['inside']}>
        <div className={styles['picture']}>
          <Tile picture={item.item.picture ?? undefined} alt="" sizes="96px" />
        </div>
        <div className={styles['words']}>
          <div className={styles['head']}>
            <Link href={item.item.url} className={styles['name']} translate="no">
              {item.item.name}
            </Link>
            <Price value={formatMoney(item.priceTotal, locale)} size="s" isOut={!item.isPurchasable} />
          </div>
          <p className={styles['variant']}>{item.item.variantName}</p>
          {item.reference && <PriceReference value={item.reference.value} label={item.reference.label} />}
          {note && (
            <p className={styles['note']} data-short={isShort}>
              <Icon name={isShort ? 'info-outline' : 'check-circle'} size="s" />
              <span>{note}</span>
            </p>
          )}
          <Quantity {...props} />
        </div>
      </div>
    </li>
  );
};
