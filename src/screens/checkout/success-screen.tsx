import { getCountry } from '#backend/content/content.ts';
import { PlacedSummaryRoom } from '#client/cart/placed-summary-room.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { PlacedFactsRoom } from '#client/checkout/placed-facts-room.tsx';
import { SuccessRoom } from '#client/checkout/success-room.tsx';
import { FromOrder } from '#screens/login/from-order.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { pathTo, plainPathTo } from '#shared/routes/paths.ts';
import { readCheckoutSetting } from './checkout-setting.ts';

/** The success page, with or without an order's id. */
export const SuccessScreen = async ({ site, orderId }: { site: Site; orderId?: string | undefined }) => {
  const { t, messages, country, rules, help } = await readCheckoutSetting(site);
  const place = { countryName: country.name, regions: rules.regions };
  const facts = <PlacedFactsRoom language={site.language} place={place} messages={messages} />;
  const shared = { site, countryName: country.name, messages, facts };
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.success.page')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutSuccess')}
        {...(orderId !== undefined && { plainHref: `${plainPathTo(site, 'checkoutSuccess')}/${encodeURIComponent(orderId)}` })}
      />
      <CheckoutFrame summary={orderId === undefined ? null : <PlacedSummaryRoom {...shared} />}>
        <SuccessRoom
          help={help}
          site={site}
          messages={messages}
          orderId={orderId}
          isConsentRequired={getCountry(site.country).consent.isRequired}
        />
        {orderId !== undefined && <FromOrder site={site} orderId={orderId} />}
      </CheckoutFrame>
    </>
  );
};
