import { KeptSummaryRoom } from '#client/cart/kept-summary-room.tsx';
import { OrderBarRoom } from '#client/cart/order-bar-room.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { FailureRoom } from '#client/checkout/failure-room.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { pathTo, plainPathTo } from '#shared/routes/paths.ts';
import { readCheckoutSetting } from './checkout-setting.ts';

/** The failure page, with or without a reference: what happened, and beside it the cart that is still there. */
export const FailureScreen = async ({ site, failId }: { site: Site; failId?: string | undefined }) => {
  const { t, messages, country, help } = await readCheckoutSetting(site);
  const shared = { site, countryName: country.name, messages };
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.failure.title')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutFailure')}
        {...(failId !== undefined && { plainHref: `${plainPathTo(site, 'checkoutFailure')}/${encodeURIComponent(failId)}` })}
      />
      <CheckoutFrame bar={<OrderBarRoom {...shared} />} summary={<KeptSummaryRoom {...shared} />}>
        <FailureRoom site={site} failId={failId} messages={messages} help={help} />
      </CheckoutFrame>
    </>
  );
};
