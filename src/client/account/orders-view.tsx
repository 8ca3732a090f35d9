'use client';
import { useState } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import type { OrderSummary } from '#shared/contract/consumer-order.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import { formatMoney } from '#shared/money/money.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import type { ViewProps } from './account-setting.ts';
import { NoOrders, OrderPictures } from './order-parts.tsx';
import { OrderStateLine } from './order-state.tsx';
import styles from './orders.module.css';

const yearOf = ({ placedAt }: OrderSummary, country: CountryCode): string =>
  formatMoment(placedAt, { country, locale: 'en' }, { year: 'numeric' });

const OrderLine = ({ order, site, t }: Pick<ViewProps, 'site' | 't'> & { order: OrderSummary }) => {
  const { orderId, placedAt, state, changedAt, items, priceTotal } = order;
  return (
    <li className={styles['order']}>
      <div>
        <h2 className={styles['date']}>{formatMoment(placedAt, site, { dateStyle: 'long' })}</h2>
        <p className={styles['number']} translate="no">
          {orderId}
        </p>
        <OrderStateLine state={state} at={changedAt} site={site} t={t} />
      </div>
      <OrderPictures items={items} />
      <div className={styles['end']}>
        <Price value={formatMoney(priceTotal, site.locale)} size="s" />
        <ButtonLink
          href={accountPath(site, 'orders', orderId)}
          variant="line"
          size="s"
          aria-label={nameAction(site.locale, t('account.orders.view'), t('account.orders.order', { orderId }))}
        >
          {t('account.orders.view')}
        </ButtonLink>
      </div>
    </li>
  );
};

/** All orders of an account, newest first; filtered by year if there are several (U-05). */
export const OrdersView = ({ overview, site, sinksHref, t }: ViewProps) => {
  const { orders } = overview;
  const [year, setYear] = useState('');
  const years = [...new Set(orders.map((order) => yearOf(order, site.country)))];
  if (orders.length === 0) return <NoOrders sinksHref={sinksHref} t={t} />;
  return (
    <>
      {years.length > 1 && (
        <div className={styles['period']}>
          <Select
            name="year"
            label={t('account.orders.period')}
            value={year}
            onChange={(event) => setYear(event.currentTarget.value)}
            options={[{ value: '', label: t('account.orders.allYears') }, ...years.map((one) => ({ value: one, label: one }))]}
          />
        </div>
      )}
      <ul className={styles['orders']}>
        {orders
          .filter((order) => year === '' || yearOf(order, site.country) === year)
          .map((order) => (
            <OrderLine key={order.orderId} order={order} site={site} t={t} />
          ))}
      </ul>
    </>
  );
};
