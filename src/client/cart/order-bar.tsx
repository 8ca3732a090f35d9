import { Icon } from '#client/primitives/icon/icon.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { formatMoney } from '#shared/money/money.ts';
import styles from './order-bar.module.css';
import { OrderDetails, type OrderSummaryProps } from './order-summary.tsx';

/** The order on phones: one line with its total above every step, which expands to the full order. Works without script. */
export const OrderBar = (props: OrderSummaryProps) => {
  const { items, sums, locale, t } = props;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className={styles['bar']}>
      <summary className={`wrap ${styles['line']}`}>
        <span className={styles['words']}>
          {t('checkout.summary.yourOrder')} <span className={styles['count']}>{t('checkout.summary.items', { count })}</span>
        </span>
        <span className={styles['sum']}>
          <Price value={formatMoney(sums.priceTotal, locale)} size="s" />
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={`wrap ${styles['whole']}`}>
        <OrderDetails {...props} />
      </div>
    </details>
  );
};

/** Reserves the space until the order is known. */
export const OrderBarWaiting = ({ title }: { title: string }) => (
  <div className={styles['bar']}>
    <p className={`wrap ${styles['line']}`}>{title}</p>
  </div>
);
