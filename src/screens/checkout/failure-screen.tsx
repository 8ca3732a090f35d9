import { OrderBarContainer } from '#client/cart/order-bar-container.tsx';
import { RetainedSummaryContainer } from '#client/cart/retained-summary-container.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { FailureContainer } from '#client/checkout/failure-container.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo, pathTo } from '#shared/routes/paths.ts';
import { loadCheckoutContext } from './checkout-context.ts';

/** The failure page, with or without a reference: what happened, and beside it the cart, which is still there. */
export const FailureScreen = async ({ site, failId }: { site: Site; failId?: string | undefined }) => {
  const { t, messages, country, help } = await loadCheckoutContext(site);
  const shared = { site, countryName: country.name, messages };
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.failure.title')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutFailure')}
        {...(failId !== undefined && { noScriptHref: `${noScriptPathTo(site, 'checkoutFailure')}/${encodeURIComponent(failId)}` })}
      />
      <CheckoutFrame bar={<OrderBarContainer {...shared} />} summary={<RetainedSummaryContainer {...shared} />}>
        <FailureContainer site={site} failId={failId} messages={messages} help={help} />
      </CheckoutFrame>
    </>
  );
};
