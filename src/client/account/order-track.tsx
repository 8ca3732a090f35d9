import { Track } from '#client/primitives/track/track.tsx';
import type { OrderState } from '#shared/contract/order.ts';
import { formatMoment, type TimeContext } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = {
  state: OrderState;
  placedAt: number;
  /** When it entered its current state. */
  changedAt: number;
  site: TimeContext;
  t: Translate;
};

const steps = { PENDING_PAYMENT: 'ordered', PAID: 'packed', SHIPPED: 'onTheWay' } as const;

/** Whether an order is in transit to its buyer. */
export const isInTransit = (state: OrderState): state is keyof typeof steps => Object.hasOwn(steps, state);

/** The progress of an order as a measure line through time; nothing for an order that ended otherwise. */
export const OrderTrack = ({ state, placedAt, changedAt, site, t }: Props) => {
  if (!isInTransit(state)) return null;
  const moment = (at: number): string => formatMoment(at, site, { dateStyle: 'long', timeStyle: 'short' });
  const current = steps[state];
  return (
    <Track
      label={t('checkout.success.next')}
      current={current}
      currentLabel={t('checkout.success.now')}
      steps={[
        { id: 'ordered', name: t('checkout.success.ordered'), note: moment(placedAt) },
        { id: 'packed', name: t('checkout.success.packed'), note: current === 'ordered' ? t('checkout.success.packedText') : undefined },
        { id: 'onTheWay', name: t('checkout.success.onTheWay'), note: current === 'onTheWay' ? moment(changedAt) : undefined },
        { id: 'delivered', name: t('checkout.success.delivered') },
      ]}
    />
  );
};
