import type { FormEvent } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './cart-line.module.css';

/** What a press on a line does once script runs; without it the forms go to the same calls. */
export type CartActions = { setQuantity: (line: CartItem, wanted: number) => void };

type Props = {
  item: CartItem;
  locale: string;
  t: Translate;
  actions?: CartActions | undefined;
  /** More pieces were asked for than there are. */
  isRefused?: boolean;
};

type StepProps = Props & { call: 'add' | 'remove'; pieces: number; wanted: number; label: string; icon: 'minus' | 'plus' | 'trash' };

/** One press: a whole form, so that it works without script. */
const Step = ({ item, actions, call, pieces, wanted, label, icon }: StepProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actions?.setQuantity(item, wanted);
  };
  return (
    <form method="post" action={`/carts/${call}`} {...(actions && { onSubmit: submit })}>
      <input type="hidden" name="productKey" value={item.productKey} />
      <input type="hidden" name="variantKey" value={item.variantKey} />
      <input type="hidden" name="quantity" value={pieces} />
      <IconButton type="submit" label={label} icon={icon} variant="bare" />
    </form>
  );
};

const Quantity = (props: Props) => {
  const { item, t } = props;
  const name = `${item.item.name}, ${item.item.variantName}`;
  const isLess = item.quantity > 1;
  return (
    <div className={styles['foot']}>
      {item.isPurchasable && (
        <fieldset className={styles['quantity']} aria-label={t('cart.quantity')}>
          {isLess ? (
            <Step {...props} call="remove" pieces={1} wanted={item.quantity - 1} label={t('cart.less', { name })} icon="minus" />
          ) : (
            <IconButton icon="minus" label={t('cart.less', { name })} variant="bare" disabled />
          )}
          <span className={`num ${styles['count']}`}>{item.quantity}</span>
          <Step {...props} call="add" pieces={1} wanted={item.quantity + 1} label={t('cart.more', { name })} icon="plus" />
        </fieldset>
      )}
      <Step {...props} call="remove" pieces={item.quantity} wanted={0} label={t('cart.remove', { name })} icon="trash" />
    </div>
  );
};

/** One article in the cart: picture, name, price, how many. A sold-out one stays, marked, outside the sum. */
export const CartLine = (props: Props) => {
  const { item, locale, t, isRefused = false } = props;
  return (
    <li className={styles['line']} data-sold-out={!item.isPurchasable || undefined}>
      <div className={styles['inside']}>
        <div className={styles['picture']}>
          <Tile picture={item.item.picture ?? undefined} alt="" sizes="96px" />
        </div>
        <div className={styles['words']}>
          <div className={styles['head']}>
            <Link href={item.item.url} className={styles['name']}>
              {item.item.name}
            </Link>
            <Price value={formatMoney(item.priceTotal, locale)} size="s" isOut={!item.isPurchasable} />
          </div>
          <p className={styles['variant']}>{item.item.variantName}</p>
          {(isRefused || !item.isPurchasable) && (
            <p className={styles['note']}>
              <Icon name="info-outline" size="s" />
              <span>{t(item.isPurchasable ? 'cart.soldOut.refused' : 'cart.soldOut.line')}</span>
            </p>
          )}
          <Quantity {...props} />
        </div>
      </div>
    </li>
  );
};
