import { OrderHistory } from '#client/account/order-history.tsx';
import { OrderParcel } from '#client/account/order-parcel.tsx';
import { OrderReturns } from '#client/account/order-returns.tsx';
import { OrderStateLine } from '#client/account/order-state.tsx';
import { OrderTrack } from '#client/account/order-track.tsx';
import { OrderSummary, sumsOfOrder } from '#client/cart/order-summary.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { OrderFacts } from './order-facts.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

type Props = { site: Site; order: ConsumerOrder };

/** An order as the link in its mails shows it: status, items, costs, documents, and how to return something. */
export const MailedOrder = async ({ site, order }: Props) => {
  const t = await getTranslator(site.locale);
  const { orderId, state, placedAt, history, tracking, returns, papers, returnEnd } = order;
  const changedAt = history.findLast((entry) => entry.state === state)?.at ?? placedAt;
  const country = countryName(order.deliveryAddress.country, site.language);
  const shown = { site, t };
  return (
    <>
      <ShopHead site={site} title={t('checkout.success.page')} description={t('checkout.description')} path={pathTo(site, 'mailedOrder')} />
      <CheckoutFrame
        summary={
          <OrderSummary
            {...sumsOfOrder(order)}
            locale={site.locale}
            countryName={country}
            t={t}
            foot={<OrderFacts order={order} {...shown} />}
          />
        }
      >
        <h1>
          <Verbatim>{(slot) => t('account.orders.order', { orderId: slot(orderId) })}</Verbatim>
        </h1>
        <OrderStateLine state={state} at={changedAt} {...shown} />
        {state === 'PAYMENT_FAILED' && <UnpaidOrder order={order} {...shown} />}
        <OrderTrack {...{ state, placedAt, changedAt }} {...shown} />
        {tracking && <OrderParcel tracking={tracking} outside={t('content.outside')} t={t} />}
        <OrderReturns returns={returns} locale={site.locale} date={(day) => formatMoment(day, site, { dateStyle: 'long' })} t={t} />
        <OrderHistory history={history} {...shown} />
        {papers.length > 0 && (
          <section aria-labelledby="order-papers">
            <h2 id="order-papers">{t('invoice.papers')}</h2>
            {papers.map(({ number, title, url }) => (
              <p key={number}>
                <TextLink href={url} variant="action" icon="download">
                  <Verbatim>{(slot) => withCommas(site.language, [`${title} ${slot(number)}`, 'PDF'])}</Verbatim>
                </TextLink>
              </p>
            ))}
          </section>
        )}
        {returnEnd === null && (
          <p>
            <TextLink href={pathTo(site, 'returnOrder', orderId)} variant="action" icon="return">
              {t('checkout.success.return')}
            </TextLink>
          </p>
        )}
        {(returnEnd === 'returned' || returnEnd === 'late') && <p>{t(`returns.end.${returnEnd}`)}</p>}
      </CheckoutFrame>
    </>
  );
};
