import { createTicket } from '#backend/captcha/captcha.ts';
import { loadOrderDocument } from '#backend/checkout/checkout.ts';
import { readFormFlash } from '#backend/rest/rest.ts';
import { OrderSummary, sumsOfOrder } from '#client/cart/order-summary.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { PlacedFacts } from '#client/checkout/placed-facts.tsx';
import { SuccessView } from '#client/checkout/success-view.tsx';
import { isLoggedIn } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { loadCheckoutContext } from '#screens/checkout/checkout-context.ts';
import { FromOrder } from '#screens/login/from-order.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';
import { pathTo } from '#shared/routes/paths.ts';

/** The success page for browsers without script: this visitor's own order, never cached. */
export default async function NoScriptCheckoutSuccessPage({ site, orderId }: PageProps & { orderId: string }) {
  const cookies = currentCookies();
  const isOwnOrder = await isLoggedIn();
  const { t, country, rules, help } = await loadCheckoutContext(site);
  const order = await loadOrderDocument(cookies, decodeSegments([orderId])?.[0] ?? '');
  const addressSetting = { countryName: country.name, regions: rules.regions };
  const facts = order && <PlacedFacts order={order} addressSetting={addressSetting} t={t} />;
  const shared = { locale: site.locale, countryName: country.name, t, foot: facts };
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.success.page')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutSuccess')}
      />
      <CheckoutFrame summary={order && <OrderSummary {...sumsOfOrder(order)} {...shared} />}>
        <SuccessView question={order ? 'READY' : 'ABSENT'} order={order} site={site} help={help} t={t} />
        {order && !isOwnOrder && (
          <FromOrder
            site={site}
            orderId={order.orderId}
            isNoScript
            draft={readFormFlash(cookies, 'fromOrder')}
            ticket={await createTicket()}
          />
        )}
      </CheckoutFrame>
    </>
  );
}
