'use client';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Bone, Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { type CheckoutStep, pathTo, stepPaths } from '#shared/routes/paths.ts';
import type { AddressRules } from '#shared/validation/delivery.ts';
import { cartState, loadCart } from '#state/cart.ts';
import { checkout, goToStep, protectCart, submitDelivery, submitOrder, submitPayment } from '#state/checkout.ts';
import { AddressForm } from './address-form.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SummaryForm, type SummaryProps } from './summary-form.tsx';

export type CheckoutProps = {
  site: Site;
  step: CheckoutStep;
  messages: Pick<Messages, 'cart' | 'checkout' | 'general'>;
  country: { code: string; name: string };
  rules: AddressRules;
  phoneExample: string;
  links: SummaryProps['links'];
  isEu: boolean;
  /** The sums, shown again above the order button. */
  totals: ReactNode;
};

const missingStep = (cart: Cart, step: CheckoutStep): CheckoutStep => {
  if (step !== 'address' && !cart.deliveryAddress) return 'address';
  return step === 'summary' && cart.paymentMethod === 'Unspecified' ? 'payment' : step;
};

/** The checkout: address, payment, summary in one screen; the step stands in the address, Back works (R-04, O-01). */
export const CheckoutRoom = ({ site, step, messages, country, rules, phoneExample, links, isEu, totals }: CheckoutProps) => {
  const { cart: snapshot, status } = useSnapshot(cartState);
  const state = useSnapshot(checkout);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const addresses = useMemo(() => stepPaths(site), [site]);
  useEffect(() => void loadCart(), []);
  useEffect(() => {
    checkout.step = step;
  }, [step]);
  useEffect(() => {
    const follow = () => {
      const found = (Object.keys(addresses) as CheckoutStep[]).find((name) => addresses[name] === location.pathname);
      if (found) checkout.step = found;
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [addresses]);
  const cart = snapshot as Cart | undefined;
  const current = cart ? missingStep(cart, state.step) : step;
  const head = (
    <>
      <CheckoutSteps current={current} addresses={addresses} t={t} onStep={(next) => goToStep(next, addresses[next])} />
      <h1 tabIndex={-1}>{t(`checkout.${current}.heading`)}</h1>
    </>
  );
  if (!cart || status === 'PENDING') {
    return (
      <>
        {head}
        <Skeleton label={t('cart.loading')}>
          <Bone kind="control" />
          <Bone kind="control" />
        </Skeleton>
      </>
    );
  }
  if (!cart.items.some(({ isPurchasable }) => isPurchasable)) {
    return (
      <>
        {head}
        <Message kind="info" title={t('checkout.emptyCart')}>
          <ButtonLink href={pathTo(site, 'cart')} variant="line">
            {t('cart.view')}
          </ButtonLink>
        </Message>
      </>
    );
  }
  const go = async (done: Promise<boolean>, next: CheckoutStep): Promise<void> => {
    if (!(await done)) return;
    goToStep(next, addresses[next]);
    scrollTo(0, 0);
    if (next === 'summary') await protectCart(pathTo(site, 'cart'));
  };
  return (
    <>
      {head}
      {current === 'address' && (
        <AddressForm
          t={t}
          rules={rules}
          phoneExample={phoneExample}
          country={country}
          postalCodeExample={rules.postalCode?.example}
          regions={rules.regions}
          defaults={{
            email: cart.consumer?.email ?? '',
            phone: cart.consumer?.phone ?? '',
            delivery: cart.deliveryAddress,
            billing: cart.billingAddress,
          }}
          problems={state.problems as FieldProblem[]}
          isSending={state.isSending}
          onSubmit={(body) => void go(submitDelivery(body), 'payment')}
        />
      )}
      {current === 'payment' && (
        <PaymentForm
          cart={cart}
          locale={site.locale}
          addressHref={addresses.address}
          t={t}
          isSending={state.isSending}
          onSubmit={(method, shipping) => void go(submitPayment(method, shipping), 'summary')}
        />
      )}
      {current === 'summary' && (
        <SummaryForm
          cart={cart}
          countryName={country.name}
          addresses={addresses}
          links={links}
          isEu={isEu}
          t={t}
          refusal={state.refusal}
          isSending={state.isSending || state.successful}
          totals={totals}
          onSubmit={(accepted) => void submitOrder(accepted).then((isDone) => (isDone ? undefined : loadCart()))}
        />
      )}
    </>
  );
};
