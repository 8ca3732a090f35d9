'use client';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import { isSameAddress } from '#shared/address/is-same-address.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import { withColon } from '#shared/i18n/with-colon.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { formatMoney } from '#shared/money/money.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { account, reorder } from '#state/account.ts';
import type { ViewProps } from './account-setting.ts';
import { AddressBlock } from './address-block.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderStateLine } from './order-state.tsx';
import { OrderTrack } from './order-track.tsx';
import styles from './orders.module.css';

type PartProps = Pick<ViewProps, 'site' | 'missing' | 't'> & { order: ConsumerOrder };

/** Reorders: what is available goes into the cart, the remaining articles are named. */
const Again = ({ order, site, missing = [], t }: PartProps) => {
  const { sending } = useSnapshot(account);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void reorder(order.orderId);
  };
  const names = order.items.filter(({ sku }) => missing.includes(sku)).map(({ item }) => item.name);
  return (
    <>
      {names.length > 0 && (
        <Message kind="warning" role="alert" title={t('account.order.missing', { names: withCommas(site.language, names) })} />
      )}
      <form method="post" action="/consumer/orders/reorder" onSubmit={submit}>
        <input type="hidden" name="orderId" value={order.orderId} />
        <SubmitButton isBusy={sending === 'reorder'} busyLabel={t('checkout.sending')}>
          {t('account.order.again')}
        </SubmitButton>
      </form>
    </>
  );
};

const Articles = ({ order, site, t }: PartProps) => (
  <section className={styles['part']}>
    <h2>{t('account.order.articles')}</h2>
    <ul className={styles['articles']}>
      {order.items.map(({ sku, item, quantity, priceTotal }) => (
        <li key={sku} className={styles['article']}>
          <Tile picture={item.picture ?? undefined} alt="" sizes="96px" />
          <div>
            <Link href={item.url} className={styles['name']} translate="no">
              {item.name}
            </Link>
            <p className={styles['variant']}>
              {item.variantName} · {t('cart.pieces', { count: quantity })}
            </p>
          </div>
          <Price value={formatMoney(priceTotal, site.locale)} size="s" />
        </li>
      ))}
    </ul>
  </section>
);

const Papers = ({ order, site, rules, sums, t }: PartProps & Pick<ViewProps, 'sums' | 'rules'>) => {
  const { deliveryAddress, billingAddress, paymentMethod, orderId, papers, returnEnd, shippingMethod, dropPoint } = order;
  const isSame = isSameAddress(deliveryAddress, billingAddress);
  return (
    <aside className={styles['documents']} aria-labelledby="order-sums">
      <h2 id="order-sums">{t('account.order.sums')}</h2>
      {sums}
      <p>{t(`checkout.payment.method.${paymentMethod}`)}</p>
      <div>
        <h3>{t(isSame ? 'account.order.toBoth' : 'checkout.summary.delivery')}</h3>
        <AddressBlock address={deliveryAddress} site={site} rules={rules} t={t} />
      </div>
      <div>
        <h3>{t('checkout.summary.shipping')}</h3>
        <p>{shippingMethod}</p>
        {dropPoint && (
          <p>
            {withColon(
              site.language,
              t('checkout.dropPoint.label'),
              withCommas(site.language, [dropPoint.name, dropPoint.street, `${dropPoint.postalCode} ${dropPoint.city}`]),
            )}
          </p>
        )}
      </div>
      {!isSame && (
        <div>
          <h3>{t('checkout.summary.billing')}</h3>
          <AddressBlock address={billingAddress} site={site} rules={rules} t={t} />
        </div>
      )}
      {(papers.length > 0 || returnEnd === null) && (
        <div className={styles['ways']}>
          {papers.map(({ number, title, url }) => (
            <TextLink key={number} href={url} variant="action" icon="download">
              {withCommas(site.language, [title, 'PDF'])}
            </TextLink>
          ))}
          {returnEnd === null && (
            <TextLink href={pathTo(site, 'returnOrder', orderId)} variant="action" icon="return">
              {t('checkout.success.return')}
            </TextLink>
          )}
        </div>
      )}
      {(returnEnd === 'returned' || returnEnd === 'late') && <p>{t(`returns.end.${returnEnd}`)}</p>}
    </aside>
  );
};

/** One order: its state, items, totals with explanations, and available actions (U-05). */
export const OrderView = (props: ViewProps) => {
  const { order, site, outside, t } = props;
  if (order === null) return <Message kind="error" title={t('account.order.absent')} />;
  if (order === undefined) {
    return (
      <Skeleton label={t('account.loading')}>
        <SkeletonBlock kind="control" />
        <SkeletonBlock kind="control" />
      </Skeleton>
    );
  }
  const { state, placedAt, history } = order;
  const changedAt = history.findLast((entry) => entry.state === state)?.at ?? placedAt;
  return (
    <div className={styles['detail']}>
      <div className={styles['words']}>
        <OrderStateLine state={state} at={changedAt} site={site} t={t} />
        <OrderTrack {...{ state, placedAt, changedAt, site, t }} />
        {order.tracking && <OrderParcel tracking={order.tracking} outside={outside} t={t} />}
        <Again {...props} order={order} />
        <Articles {...props} order={order} />
        <OrderReturns returns={order.returns} locale={site.locale} date={(day) => formatMoment(day, site, { dateStyle: 'long' })} t={t} />
        <OrderHistory history={history} site={site} t={t} />
      </div>
      <Papers {...props} order={order} />
    </div>
  );
};
