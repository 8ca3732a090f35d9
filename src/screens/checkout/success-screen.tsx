import { getCountry } from '#backend/content/content.ts';
import { PlacedSummaryContainer } from '#client/cart/placed-summary-container.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { PlacedFactsContainer } from '#client/checkout/placed-facts-container.tsx';
import { SuccessContainer } from '#client/checkout/success-container.tsx';
import { FromOrder } from '#screens/login/from-order.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { noScriptPathTo, pathTo } from '#shared/routes/paths.ts';
import { loadCheckoutContext } from './checkout-context.ts';

/** The success page, with or without an order's id. */
export const SuccessScreen = async ({ site, orderId }: { site: Site; orderId?: string | undefined }) => {
  const { t, messages, country, rules, help } = await loadCheckoutContext(site);
  const addressSetting = { countryName: country.name, regions: rules.regions };
  const facts = <PlacedFactsContainer language={site.language} addressSetting={addressSetting} messages={messages} />;
  const shared = { site, countryName: country.name, messages, facts };
  return (
    <>
      <ShopHead
        site={site}
        title={t('checkout.success.page')}
        description={t('checkout.description')}
        path={pathTo(site, 'checkoutSuccess')}
        {...(orderId !== undefined && { noScriptHref: `${noScriptPathTo(site, 'checkoutSuccess')}/${encodeURIComponent(orderId)}` })}
      />
      <CheckoutFrame summary={orderId === undefined ? null : <PlacedSummaryContainer {...shared} />}>
        <SuccessContainer
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
