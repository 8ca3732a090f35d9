import { OrderBarRoom } from '#client/cart/order-bar-room.tsx';
import { OrderReviewRoom } from '#client/cart/order-review-room.tsx';
import { OrderSummaryRoom } from '#client/cart/order-summary-room.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { CheckoutRoom } from '#client/checkout/checkout-room.tsx';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { WithAccess } from '#screens/access/with-access.tsx';
import { readCheckoutSetting, textsOfSteps } from '#screens/checkout/checkout-setting.ts';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { accessModes } from '#shared/routes/access-mode.ts';
import { checkoutStepOf, plainStepPaths, stepPaths } from '#shared/routes/paths.ts';

/** The checkout: one screen for its three steps. */
export default async function CheckoutPage({ site, path, checkoutStep }: PageProps & { checkoutStep: string }) {
  const step = checkoutStepOf(checkoutStep);
  if (!step) {
    setStatus(404);
    return <NotFound site={site} path={path} />;
  }
  const { t, ...setting } = await readCheckoutSetting(site);
  const messages = textsOfSteps(setting.messages);
  const shared = { site, countryName: setting.country.name, messages };
  return (
    <>
      <ShopHead
        site={site}
        title={t('general.fault', { name: t('checkout.title'), message: t(`checkout.step.${step}`) })}
        description={t('checkout.description')}
        path={stepPaths(site)[step]}
        plainHref={plainStepPaths(site)[step]}
      />
      <WithAccess site={site} mode={accessModes.checkoutAddress}>
        <CheckoutFrame bar={<OrderBarRoom {...shared} />} summary={<OrderSummaryRoom {...shared} />}>
          <CheckoutRoom site={site} step={step} {...setting} messages={messages} review={<OrderReviewRoom {...shared} />} />
        </CheckoutFrame>
      </WithAccess>
    </>
  );
}
