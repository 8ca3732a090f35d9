import { Icon } from '#client/primitives/icon/icon.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Cart, CartItem } from '#shared/contract/cart.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { CartTotals, type Sums } from './cart-totals.tsx';
import styles from './order-summary.module.css';

type Item = Pick<CartItem, 'variantKey' | 'quantity' | 'priceTotal' | 'item'>;
type Props = {
  items: readonly Item[];
  sums: Sums;
  days: { min: number; max: number } | undefined;
  locale: string;
  countryName: string;
  t: Translate;
};

const SummaryLine = ({ item, locale, t }: { item: Item; locale: string; t: Translate }) => (
  <li className={styles['line']}>
    <div className={styles['picture']}>
      <Tile picture={item.item.picture ?? undefined} alt="" sizes="72px" />
    </div>
    <div>
      <p className={styles['name']}>{item.item.name}</p>
      <p className={styles['variant']}>
        {item.item.variantName} · <span className={styles['pieces']}>{t('cart.pieces', { count: item.quantity })}</span>
      </p>
    </div>
    <Price value={formatMoney(item.priceTotal, locale)} size="s" />
  </li>
);

/** What is being ordered and what it costs: beside every step of the checkout, and after it. */
export const OrderSummary = ({ items, sums, days, locale, countryName, t }: Props) => (
  <section className={styles['summary']} aria-labelledby="order-summary">
    <h2 id="order-summary" className={styles['title']}>
      {t('checkout.summary.yourOrder')}
    </h2>
    <ul className={styles['lines']}>
      {items.map((item) => (
        <SummaryLine key={item.variantKey} item={item} locale={locale} t={t} />
      ))}
    </ul>
    <CartTotals sums={sums} locale={locale} country={countryName} t={t} />
    {days && (
      <p className={styles['days']}>
        <Icon name="truck" size="s" />
        <span>{t('checkout.summary.deliveryDays', days)}</span>
      </p>
    )}
  </section>
);

/** The summary of a cart: what can be bought of it. */
export const sumsOfCart = (cart: Cart): Pick<Props, 'items' | 'sums' | 'days'> => {
  const chosen = cart.shippingMethods.find(({ name }) => name === cart.shippingMethod) ?? cart.shippingMethods[0];
  return {
    items: cart.items.filter(({ isPurchasable }) => isPurchasable),
    sums: { ...cart, discountCodes: cart.discounts.map(({ code }) => code) },
    days: chosen && { min: chosen.minDays, max: chosen.maxDays },
  };
};

/** The summary of a placed order. */
export const sumsOfOrder = (order: Order): Pick<Props, 'items' | 'sums' | 'days'> => ({
  items: order.items,
  sums: { ...order, discountCodes: order.discountCode === null ? [] : [order.discountCode] },
  days: undefined,
});
