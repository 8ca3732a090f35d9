import { KeptSummaryRoom } from '#client/cart/kept-summary-room.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { FailureView } from '#client/checkout/failure-view.tsx';
import { ShopHead } from '#server-modules/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { readCheckoutSetting } from './checkout-setting.ts';

/** The failure page, with or without a reference: what happened, and beside it the cart that is still there. */
export const FailureScreen = async ({ site, failId }: { site: Site; failId?: string | undefined }) => {
  const { t, messages, country } = await readCheckoutSetting(site);
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.failure.title')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutFailure')}
      />
      <CheckoutFrame summary={<KeptSummaryRoom site={site} countryName={country.name} messages={messages} />}>
        <FailureView site={site} failId={failId} t={t} />
      </CheckoutFrame>
    </>
  );
};
