import { OrderBarContainer } from '#client/cart/order-bar-container.tsx';
import { OrderReviewContainer } from '#client/cart/order-review-container.tsx';
import { OrderSummaryContainer } from '#client/cart/order-summary-container.tsx';
import { CheckoutContainer } from '#client/checkout/checkout-container.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { WithAccess } from '#screens/access/with-access.tsx';
import { loadCheckoutContext, textsOfSteps } from '#screens/checkout/checkout-context.ts';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { accessModes } from '#shared/routes/access-mode.ts';
import { checkoutStepOf, noScriptStepPaths, stepPaths } from '#shared/routes/paths.ts';

/** The checkout: one screen for its three steps. */
export default async function CheckoutPage({ site, path, checkoutStep }: PageProps & { checkoutStep: string }) {
  const step = checkoutStepOf(checkoutStep);
  if (!step) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  const { t, ...setting } = await loadCheckoutContext(site);
  const messages = textsOfSteps(setting.messages);
  const shared = { site, countryName: setting.country.name, messages };
  return (
    <>
      <ShopHead
        site={site}
        title={t('general.fault', { name: t('checkout.title'), message: t(`checkout.step.${step}`) })}
        description={t('checkout.description')}
        path={stepPaths(site)[step]}
        noScriptHref={noScriptStepPaths(site)[step]}
      />
      <WithAccess site={site} mode={accessModes.checkoutAddress}>
        <CheckoutFrame bar={<OrderBarContainer {...shared} />} summary={<OrderSummaryContainer {...shared} />}>
          <CheckoutContainer site={site} step={step} {...setting} messages={messages} review={<OrderReviewContainer {...shared} />} />
        </CheckoutFrame>
      </WithAccess>
    </>
  );
}
