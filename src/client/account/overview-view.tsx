import type { ReactNode } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { type AccountSection, accountPath } from '#shared/routes/account-paths.ts';
import styles from './account.module.css';
import type { ViewProps } from './account-setting.ts';
import { AddressBlock } from './address-block.tsx';
import { CardLines } from './card-lines.tsx';
import { NoOrders, OrderPictures } from './order-parts.tsx';
import { OrderStateLine } from './order-state.tsx';
import { isInTransit, OrderTrack } from './order-track.tsx';

/** The latest order with its state; without orders a link to start shopping. */
export const LatestOrder = ({ overview, site, sinksHref, t }: ViewProps) => {
  const [order] = overview.orders;
  if (!order) return <NoOrders sinksHref={sinksHref} t={t} />;
  const { orderId, state, placedAt, changedAt, items } = order;
  return (
    <section className={styles['card']} aria-labelledby="latest-order">
      <div className={styles['cardWords']}>
        <div className={styles['cardHead']}>
          <h2 id="latest-order">{t(`account.now.${state}`)}</h2>
          <TextLink href={accountPath(site, 'orders', orderId)} variant="action">
            <Verbatim>{(slot) => t('account.orders.order', { orderId: slot(orderId) })}</Verbatim>
          </TextLink>
        </div>
        {isInTransit(state) ? (
          <OrderTrack {...{ state, placedAt, changedAt, site, t }} />
        ) : (
          <OrderStateLine state={state} at={changedAt} site={site} t={t} />
        )}
      </div>
      <OrderPictures items={items} />
    </section>
  );
};

type PartProps = { title: string; href: string; link: string; children: ReactNode };

const Part = ({ title, href, link, children }: PartProps) => (
  <section className={styles['part']}>
    <div className={styles['partHead']}>
      <h2>{title}</h2>
      <TextLink href={href} variant="action">
        {link}
        <span className="visually-hidden"> ({title})</span>
      </TextLink>
    </div>
    {children}
  </section>
);

/** The primary address and the card, each with a link to all of them. */
export const OverviewView = ({ overview, ...shared }: ViewProps) => {
  const { site, t } = shared;
  const [address] = overview.deliveryAddresses;
  const [card] = overview.paymentMethods;
  const to = (section: AccountSection): string => accountPath(site, section);
  return (
    <div className={styles['pair']}>
      <Part title={t('account.overview.address')} href={to('addresses')} link={t('account.overview.manage')}>
        {address ? <AddressBlock address={address} {...shared} /> : <p>{t('account.addresses.none')}</p>}
      </Part>
      <Part title={t('account.overview.payment')} href={to('payment-methods')} link={t('account.overview.manage')}>
        {card ? <CardLines card={card} locale={site.locale} t={t} /> : <p>{t('account.payment.none')}</p>}
      </Part>
    </div>
  );
};
