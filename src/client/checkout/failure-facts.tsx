import { Rows } from '#client/primitives/rows/rows.tsx';
import type { FailedPayment } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './failure-view.module.css';

/** The last payment attempt, line by line: method, amount, reason, time. */
export const FailureFacts = ({
  failure: { reason, method, amount, at },
  site,
  t,
}: {
  failure: FailedPayment;
  site: Site;
  t: Translate;
}) => (
  <section className={styles['part']} aria-labelledby="failure-facts">
    <h2 id="failure-facts" className={styles['title']}>
      {t('checkout.failure.happened')}
    </h2>
    <Rows
      rows={[
        { name: t('checkout.failure.method'), value: t(`checkout.payment.method.${method}`) },
        { name: t('checkout.failure.amount'), value: <span translate="no">{formatMoney(amount, site.locale)}</span> },
        { name: t('checkout.failure.why'), value: t(`checkout.failure.because.${reason}`) },
        { name: t('checkout.failure.when'), value: formatMoment(at, site, { dateStyle: 'long', timeStyle: 'short' }) },
      ]}
    />
  </section>
);
