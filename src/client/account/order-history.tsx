import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import { formatMoment, type TimeContext } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './orders.module.css';

type Props = { history: ConsumerOrder['history']; site: TimeContext; t: Translate };

/** The states of an order from the first, each with its time. */
export const OrderHistory = ({ history, site, t }: Props) => {
  return (
    <section className={styles['part']} aria-labelledby="order-history">
      <h2 id="order-history">{t('account.order.history')}</h2>
      <ol className={styles['lines']}>
        {history.map(({ state, at }) => (
          <li key={state} className={styles['line']}>
            <span>{t(`account.state.${state}`)}</span>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, site, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </li>
        ))}
      </ol>
    </section>
  );
};
