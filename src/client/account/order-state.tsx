import { Icon } from '#client/primitives/icon/icon.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import type { OrderState } from '#shared/contract/order.ts';
import { formatMoment, type TimeContext } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './orders.module.css';

const icons: Record<OrderState, IconName> = {
  PENDING_PAYMENT: 'clock',
  PAID: 'box',
  PAYMENT_FAILED: 'warning',
  CANCELLED: 'close',
  SHIPPED: 'truck',
  REFUNDED: 'return',
};

/** The state of an order and its date: icon and words. */
export const OrderStateLine = ({ state, at, site, t }: { state: OrderState; at: number; site: TimeContext; t: Translate }) => (
  <p className={styles['state']} data-state={state}>
    <Icon name={icons[state]} size="s" />
    <span>
      {t('account.order.since', {
        state: t(`account.state.${state}`),
        date: formatMoment(at, site, { dateStyle: 'long' }),
      })}
    </span>
  </p>
);
