import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Track } from '#client/primitives/track/track.tsx';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { AddressLines, type PlaceSetting } from './address-lines.tsx';
import styles from './success-view.module.css';

type Props = { order: Order; isPaid: boolean; site: Site; place: PlaceSetting; t: Translate };

const Progress = ({ order, site, t }: Pick<Props, 'order' | 'site' | 't'>) => {
  const placedAt = formatMoment(order.placedAt, site, { dateStyle: 'long', timeStyle: 'short' });
  const steps = [
    { id: 'ordered', name: t('checkout.success.ordered'), note: placedAt },
    { id: 'packed', name: t('checkout.success.packed'), note: t('checkout.success.packedText') },
    { id: 'onTheWay', name: t('checkout.success.onTheWay'), note: t('checkout.success.onTheWayText') },
    { id: 'delivered', name: t('checkout.success.delivered') },
  ];
  return <Track label={t('checkout.success.next')} steps={steps} current="ordered" currentLabel={t('checkout.success.now')} />;
};

/** An order that stands: thanks where it is paid, what is awaited where it is not yet; where the confirmation goes, what happens next. */
export const PlacedOrder = ({ order, isPaid, site, place, t }: Props) => (
  <>
    {isPaid ? (
      <>
        <Message kind="success" title={t('checkout.success.title')} />
        <h1>{t('checkout.success.heading')}</h1>
        <p className={styles['lead']}>{t('checkout.success.text', { orderId: order.orderId, email: order.email })}</p>
      </>
    ) : (
      <>
        <h1>{t('checkout.success.page')}</h1>
        <Message kind="info" title={t('checkout.success.pending')} />
        <p className={styles['lead']}>{t('checkout.failure.reference', { failId: order.orderId })}</p>
      </>
    )}
    <h2 className={styles['next']}>{t('checkout.success.next')}</h2>
    <Progress order={order} site={site} t={t} />
    <Rows
      rows={[
        { name: t('checkout.summary.delivery'), value: <AddressLines address={order.deliveryAddress} {...place} /> },
        { name: t('checkout.success.paidWith'), value: t(`checkout.payment.method.${order.paymentMethod}`) },
        { name: t('checkout.summary.shipping'), value: order.shippingMethod },
        ...(order.dropPoint
          ? [
              {
                name: t('checkout.dropPoint.label'),
                value: [order.dropPoint.name, order.dropPoint.street, `${order.dropPoint.postalCode} ${order.dropPoint.city}`].join(', '),
              },
            ]
          : []),
      ]}
    />
    <p>
      <ButtonLink href={site.root} variant="line">
        {t('checkout.success.home')}
      </ButtonLink>
    </p>
    <p data-screen-only>
      <TextLink href={pathTo(site, 'returnOrder', order.orderId)} variant="action">
        {t('checkout.success.return')}
      </TextLink>
    </p>
  </>
);
