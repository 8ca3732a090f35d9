import type { ReactNode } from 'react';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Cart, CartItem } from '#shared/contract/cart.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Sums } from './cart-totals.tsx';
import { ExplainedTotals } from './explained-totals.tsx';
import styles from './order-summary.module.css';

type Item = Pick<CartItem, 'variantKey' | 'quantity' | 'pricePerItem' | 'priceTotal' | 'item'>;
export type OrderSummaryProps = {
  items: readonly Item[];
  sums: Sums;
  days: { min: number; max: number } | undefined;
  locale: string;
  countryName: string;
  t: Translate;
};

type LineProps = { item: Item; locale: string; t: Translate; hasFacts: boolean };

const SummaryLine = ({ item, locale, t, hasFacts }: LineProps) => (
  <li className={styles['line']}>
    <div className={styles['picture']}>
      <Tile picture={item.item.picture ?? undefined} alt="" sizes="72px" />
    </div>
    <div>
      <p className={styles['name']} translate="no">
        {item.item.name}
      </p>
      {hasFacts && item.item.facts !== '' && <p className={styles['variant']}>{item.item.facts}</p>}
      <p className={styles['variant']}>
        {item.item.variantName} · <span className={styles['pieces']}>{t('cart.pieces', { count: item.quantity })}</span>
        {hasFacts && item.quantity > 1 && <span translate="no"> × {formatMoney(item.pricePerItem, locale)}</span>}
      </p>
    </div>
    <Price value={formatMoney(item.priceTotal, locale)} size="s" />
  </li>
);

type LinesProps = Pick<OrderSummaryProps, 'items' | 'locale' | 't'> & {
  /** With the essential properties of each article and its unit price. @default false */
  hasFacts?: boolean;
};

/** The items of the order, line by line. */
export const OrderedLines = ({ items, locale, t, hasFacts = false }: LinesProps) => (
  <ul className={styles['lines']}>
    {items.map((item) => (
      <SummaryLine key={item.variantKey} item={item} locale={locale} t={t} hasFacts={hasFacts} />
    ))}
  </ul>
);

/** The items, the totals, and the delivery time. */
export const OrderDetails = ({ items, sums, days, locale, countryName, t }: OrderSummaryProps) => (
  <>
    <OrderedLines items={items} locale={locale} t={t} />
    <ExplainedTotals sums={sums} locale={locale} country={countryName} t={t} />
    {days && (
      <p className={styles['days']}>
        <Icon name="truck" size="s" />
        <span>{t('checkout.summary.deliveryDays', { ...days, count: days.max })}</span>
      </p>
    )}
  </>
);

/** The full order: beside every step of the checkout, and after it. */
export const OrderSummary = ({ foot, ...details }: OrderSummaryProps & { /** The actions below it. */ foot?: ReactNode }) => (
  <section className={styles['summary']} aria-labelledby="order-summary">
    <h2 id="order-summary" className={styles['title']}>
      {details.t('checkout.summary.yourOrder')}
    </h2>
    <OrderDetails {...details} />
    {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
  </section>
);

/** The summary of a cart: everything in it that can be bought. */
export const sumsOfCart = (cart: Cart): Pick<OrderSummaryProps, 'items' | 'sums' | 'days'> => {
  const chosen = cart.shippingMethods.find(({ name }) => name === cart.shippingMethod) ?? cart.shippingMethods[0];
  return {
    items: cart.items.filter(({ isPurchasable }) => isPurchasable),
    sums: cart,
    days: chosen && { min: chosen.minDays, max: chosen.maxDays },
  };
};

/** The summary of a placed order. */
export const sumsOfOrder = (order: Order): Pick<OrderSummaryProps, 'items' | 'sums' | 'days'> => ({
  items: order.items,
  sums: order,
  days: undefined,
});
