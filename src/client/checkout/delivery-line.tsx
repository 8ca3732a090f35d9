import type { CSSProperties } from 'react';
import type { OrderState } from '#shared/contract/order.ts';
import type { DeliveryPlan } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoment, formatSpan } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './delivery-line.module.css';

type Props = { plan: DeliveryPlan; placedAt: number; state: OrderState; site: Pick<Site, 'country' | 'locale'>; t: Translate };

const lengths = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** From the order to the door, as a measure line to scale: each day is one part, the thick end is the arrival. */
export const DeliveryLine = ({ plan, placedAt, state, site, t }: Props) => {
  const [packing, travel, arrival] = plan.days;
  const steps = [
    {
      id: 'ordered',
      name: t('checkout.success.ordered'),
      note: formatMoment(placedAt, site, { dateStyle: 'long', timeStyle: 'short' }),
      days: packing,
    },
    { id: 'shipped', name: t('checkout.success.shipped'), note: formatMoment(plan.shippedAt, site, lengths), days: travel },
    {
      id: 'arrival',
      name: t('checkout.success.arrives'),
      note: formatSpan(plan.arrival.from, plan.arrival.to, site, lengths),
      days: arrival,
    },
  ];
  const current = state === 'SHIPPED' ? 'shipped' : 'ordered';
  const scale = { '--days': steps.map(({ days }) => `minmax(var(--step), ${Math.max(days, 1)}fr)`).join(' ') } as CSSProperties;
  return (
    <ol className={styles['line']} aria-label={t('checkout.success.next')} style={scale}>
      {steps.map(({ id, name, note, days }) => (
        <li
          key={id}
          className={styles['step']}
          data-step={id}
          aria-current={id === current ? 'step' : undefined}
          style={{ '--parts': Math.max(days, 1) } as CSSProperties}
        >
          <span className={styles['ruler']} aria-hidden="true" />
          <span className={styles['name']}>
            {name}
            {id === current && <span className="visually-hidden"> {t('checkout.success.now')}</span>}
          </span>
          <span className={styles['note']}>{note}</span>
        </li>
      ))}
    </ol>
  );
};
