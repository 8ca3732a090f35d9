import type { ReactNode } from 'react';
import { CartChangeNotices } from '#client/cart/cart-change-notices.tsx';
import { OrderBar } from '#client/cart/order-bar.tsx';
import { OrderReview } from '#client/cart/order-review.tsx';
import { OrderSummary, sumsOfCart } from '#client/cart/order-summary.tsx';
import { CheckoutFrame } from '#client/checkout/checkout-frame.tsx';
import { CheckoutSteps } from '#client/checkout/checkout-steps.tsx';
import { DropPointList } from '#client/checkout/drop-point-list.tsx';
import { GuestLine } from '#client/checkout/guest-line.tsx';
import { LostDiscounts } from '#client/checkout/lost-discounts.tsx';
import { NoScriptAddressForm } from '#client/checkout/no-script-address-form.tsx';
import { nameSkus } from '#client/checkout/order-error-text.ts';
import { PaymentForm } from '#client/checkout/payment-form.tsx';
import { SummaryForm } from '#client/checkout/summary-form.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import type { Site } from '#shared/country/site.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { noScriptLoginPath } from '#shared/routes/login-path.ts';
import { type CheckoutStep, noScriptPathTo, noScriptStepPaths, pathTo, stepPaths } from '#shared/routes/paths.ts';
import { loadCheckoutContext } from './checkout-context.ts';

type Props = {
  site: Site;
  step: CheckoutStep;
  cart: Cart;
  savedCards?: readonly SavedCard[] | undefined /** True if nobody is logged in. @default false */;
  isGuest?: boolean;
};
type CheckoutContext = Awaited<ReturnType<typeof loadCheckoutContext>>;

const StepForm = ({ site, step, cart, savedCards, isGuest, context }: Props & { context: CheckoutContext }): ReactNode => {
  const { t, country, rules, phoneExample, links, guaranteeYears, orderButton } = context;
  const addresses = noScriptStepPaths(site);
  if (step === 'address') {
    const texts = { t, country, postalCodeExample: rules.postalCode?.example, regions: rules.regions };
    const login = { href: noScriptLoginPath(site, addresses.address), label: context.login.label };
    return (
      <>
        {isGuest && <GuestLine login={login} t={t} />}
        <NoScriptAddressForm {...texts} cart={cart} phoneExample={phoneExample} />
      </>
    );
  }
  if (step === 'payment') {
    const points = cart.dropPoints.length > 0 && (
      <DropPointList points={cart.dropPoints} chosen={cart.dropPoint} locale={site.locale} t={t} />
    );
    const shared = { cart, savedCards, t, locale: site.locale, addressHref: addresses.address };
    return <PaymentForm {...shared} dropPoints={points} />;
  }
  const cartHref = noScriptPathTo(site, 'cart');
  const review = <OrderReview cart={cart} locale={site.locale} countryName={country.name} cartHref={cartHref} t={t} />;
  const [problem] = cart.draft?.form === 'order' ? cart.draft.problems : [];
  // An error about a discount code is reported above every step.
  const isOfCode = problem?.field === 'discountCode';
  const articles = nameSkus(cart, problem?.values?.['skus']?.split(', '));
  const error = problem && t(isOfCode ? 'checkout.refused.discount' : (problem.messageKey as MessageKey), { articles });
  return (
    <SummaryForm
      cart={cart}
      addressSetting={{ countryName: country.name, regions: rules.regions }}
      addresses={addresses}
      links={links}
      site={site}
      guaranteeYears={guaranteeYears}
      orderButton={orderButton}
      t={t}
      review={review}
      formError={error}
    />
  );
};

/** One step of the checkout for browsers without script: a personal document, never cached. */
export const NoScriptCheckout = async ({ site, step, cart, savedCards, isGuest = false }: Props) => {
  const context = await loadCheckoutContext(site);
  const { t, country } = context;
  const isEmpty = !cart.items.some(({ isPurchasable }) => isPurchasable);
  const order = { ...sumsOfCart(cart), locale: site.locale, countryName: country.name, t };
  return (
    <>
      <ShopHead
        site={site}
        title={t('general.fault', { name: t('checkout.title'), message: t(`checkout.step.${step}`) })}
        description={t('checkout.description')}
        path={stepPaths(site)[step]}
      />
      <CheckoutFrame bar={!isEmpty && <OrderBar {...order} />} summary={!isEmpty && <OrderSummary {...order} />}>
        <CheckoutSteps current={step} addresses={noScriptStepPaths(site)} t={t} />
        <h1>{t(`checkout.${step}.heading`)}</h1>
        <CartChangeNotices cart={cart} t={t} />
        {!isEmpty && <LostDiscounts cart={cart} t={t} />}
        {isEmpty ? (
          <Message kind="info" title={t('checkout.emptyCart')}>
            <a href={pathTo(site, 'cart')}>{t('cart.view')}</a>
          </Message>
        ) : (
          <StepForm site={site} step={step} cart={cart} savedCards={savedCards} isGuest={isGuest} context={context} />
        )}
      </CheckoutFrame>
    </>
  );
};
