import type { ReactNode } from 'react';
import { CartTotals } from '#client/cart/cart-totals.tsx';
import { OrderSummary, sumsOfCart } from '#client/cart/order-summary.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { CheckoutSteps } from '#client/checkout/checkout-steps.tsx';
import { PaymentForm } from '#client/checkout/payment-form.tsx';
import { PlainAddressForm } from '#client/checkout/plain-address-form.tsx';
import { SummaryForm } from '#client/checkout/summary-form.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { ShopHead } from '#server-modules/shop-head/shop-head.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { type CheckoutStep, pathTo, plainStepPaths, stepPaths } from '#shared/routes/paths.ts';
import { readCheckoutSetting } from './checkout-setting.ts';

type Props = { site: Site; step: CheckoutStep; cart: Cart };
type Setting = Awaited<ReturnType<typeof readCheckoutSetting>>;

const StepForm = ({ site, step, cart, setting }: Props & { setting: Setting }): ReactNode => {
  const { t, country, rules, phoneExample, links, isEu } = setting;
  const addresses = plainStepPaths(site);
  if (step === 'address') {
    const texts = { t, country, postalCodeExample: rules.postalCode?.example, regions: rules.regions };
    return <PlainAddressForm {...texts} cart={cart} phoneExample={phoneExample} />;
  }
  if (step === 'payment') return <PaymentForm cart={cart} locale={site.locale} addressHref={addresses.address} t={t} />;
  const totals = <CartTotals sums={sumsOfCart(cart).sums} locale={site.locale} country={country.name} t={t} />;
  const refusal =
    cart.draft?.form === 'order' ? t((cart.draft.problems[0]?.messageKey ?? 'checkout.refused.unknown') as MessageKey) : undefined;
  return (
    <SummaryForm
      cart={cart}
      countryName={country.name}
      addresses={addresses}
      links={links}
      isEu={isEu}
      t={t}
      totals={totals}
      refusal={refusal}
    />
  );
};

/** One step of the checkout for browsers without script: a personal document, kept by no cache. */
export const PlainCheckout = async ({ site, step, cart }: Props) => {
  const setting = await readCheckoutSetting(site);
  const { t, country } = setting;
  const isEmpty = !cart.items.some(({ isPurchasable }) => isPurchasable);
  return (
    <>
      <ShopHead
        site={site}
        title={`${t('checkout.title')}: ${t(`checkout.step.${step}`)}`}
        description={t('checkout.description')}
        path={stepPaths(site)[step]}
      />
      <CheckoutFrame summary={!isEmpty && <OrderSummary {...sumsOfCart(cart)} locale={site.locale} countryName={country.name} t={t} />}>
        <CheckoutSteps current={step} addresses={plainStepPaths(site)} t={t} />
        <h1>{t(`checkout.${step}.heading`)}</h1>
        {isEmpty ? (
          <Message kind="info" title={t('checkout.emptyCart')}>
            <a href={pathTo(site, 'cart')}>{t('cart.view')}</a>
          </Message>
        ) : (
          <StepForm site={site} step={step} cart={cart} setting={setting} />
        )}
      </CheckoutFrame>
    </>
  );
};
