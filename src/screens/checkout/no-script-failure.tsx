import { OrderBar } from '#client/cart/order-bar.tsx';
import { OrderSummary, sumsOfCart } from '#client/cart/order-summary.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { failedMethodOf, failureOf } from '#client/checkout/failed-payment.ts';
import { FailureView } from '#client/checkout/failure-view.tsx';
import { PaymentForm } from '#client/checkout/payment-form.tsx';
import { SuccessView } from '#client/checkout/success-view.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptStepPaths, pathTo } from '#shared/routes/paths.ts';
import { loadCheckoutContext } from './checkout-context.ts';

type Props = {
  site: Site;
  failId: string;
  order: OwnOrder | undefined;
  cart: Cart;
  savedCards: readonly SavedCard[] | undefined;
};

/**
 * The failure page without script: the reason, all payment methods as a form, and the cart, which is still there. For an order that was
 * paid after all it says thanks.
 */
export const NoScriptFailure = async ({ site, failId, order, cart, savedCards }: Props) => {
  const { t, country, help } = await loadCheckoutContext(site);
  const isPaid = order?.state === 'PAID' || order?.state === 'SHIPPED';
  const hasItems = cart.items.some(({ isPurchasable }) => isPurchasable);
  const failure = failureOf(order);
  const shared = { ...sumsOfCart(cart), locale: site.locale, countryName: country.name, t };
  const form = hasItems && cart.deliveryAddress && (
    <PaymentForm
      cart={cart}
      locale={site.locale}
      addressHref={noScriptStepPaths(site).address}
      savedCards={savedCards}
      tried={failedMethodOf(failure, t)}
      t={t}
    />
  );
  return (
    <>
      <ShopHead
        site={site}
        title={t(isPaid ? 'checkout.success.page' : 'checkout.failure.title')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutFailure')}
      />
      <CheckoutFrame bar={hasItems && <OrderBar {...shared} />} summary={hasItems ? <OrderSummary {...shared} /> : null}>
        {isPaid ? (
          <SuccessView question="READY" order={order} site={site} help={help} t={t} />
        ) : (
          <FailureView site={site} failId={failId} failure={failure} payAgain={form || undefined} help={help} t={t} />
        )}
      </CheckoutFrame>
    </>
  );
};
