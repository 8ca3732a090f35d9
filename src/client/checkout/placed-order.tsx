import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { company } from '#shared/company/company.ts';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { BeforeFitting } from './before-fitting.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { ParcelArrives } from './parcel-arrives.tsx';
import styles from './success-view.module.css';

type Props = { order: OwnOrder; isPaid: boolean; site: Site; t: Translate };

const Thanks = ({ order, site, t }: Omit<Props, 'isPaid'>) => {
  const { orderId, email, thanks } = order;
  const values = {
    orderId,
    email,
    method: t(`checkout.payment.method.${order.paymentMethod}`),
    sum: formatMoney(order.priceTotal, site.locale),
  };
  return (
    <div className={styles['thanks']}>
      <p className={styles['eyebrow']}>
        <Icon name="check-circle" size="s" />
        {t('checkout.success.title')}
      </p>
      <h1>{thanks}</h1>
      <p className={styles['lead']}>
        <Verbatim>
          {(slot) => t('checkout.success.paid', { ...values, orderId: slot(orderId), sum: slot(values.sum), email: slot(email) })}
        </Verbatim>
      </p>
    </div>
  );
};

const Awaited = ({ order, t }: Pick<Props, 'order' | 't'>) => (
  <>
    <h1>{t('checkout.success.page')}</h1>
    <Message kind="info" title={t('checkout.success.pending')} />
    <p className={styles['lead']}>
      <Verbatim>{(slot) => t('checkout.failure.reference', { failId: slot(order.orderId) })}</Verbatim>
    </p>
  </>
);

/** A placed order: thanks once it is paid, the pending payment before; when it arrives, what to prepare, what to do on the day. */
export const PlacedOrder = ({ order, isPaid, site, t }: Props) => (
  <>
    {isPaid ? <Thanks order={order} site={site} t={t} /> : <Awaited order={order} t={t} />}
    {order.plan && (
      <section className={styles['part']}>
        <h2 className={styles['next']}>{t('checkout.success.next')}</h2>
        <DeliveryLine plan={order.plan} placedAt={order.placedAt} state={order.state} site={site} t={t} />
        <p className={styles['note']}>
          {piecesAround((slot) => t('checkout.success.until', { phone: slot(company.phone) })).map((piece) =>
            piece === company.phone ? (
              <TextLink key={piece} href={`tel:${company.phone.replaceAll(' ', '')}`}>
                <span className={styles['phone']}>{piece}</span>
              </TextLink>
            ) : (
              piece
            ),
          )}
        </p>
      </section>
    )}
    <BeforeFitting products={order.products} t={t} />
    <section className={styles['part']}>
      <h2 className={styles['next']}>{t('checkout.success.parcel')}</h2>
      <ParcelArrives order={order} site={site} t={t} />
    </section>
    <p className={styles['ways']} data-screen-only>
      <ButtonLink href={site.root} variant="line">
        {t('checkout.success.home')}
      </ButtonLink>
      <TextLink href={pathTo(site, 'returnOrder', order.orderId)} variant="action">
        {t('checkout.success.return')}
      </TextLink>
    </p>
  </>
);
