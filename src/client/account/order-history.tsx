import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './orders.module.css';

type Props = { history: ConsumerOrder['history']; locale: string; t: Translate };

/** What an order has been through, state by state from its beginning, and when. */
export const OrderHistory = ({ history, locale, t }: Props) => {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles['part']} aria-labelledby="order-history">
      <h2 id="order-history">{t('account.order.history')}</h2>
      <ol className={styles['lines']}>
        {history.map(({ state, at }) => (
          <li key={state} className={styles['line']}>
            <span>{t(`account.state.${state}`)}</span>
            <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
};
