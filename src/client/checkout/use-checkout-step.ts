import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import { type CheckoutStep, checkoutSteps } from '#shared/routes/paths.ts';
import { checkout } from '#state/checkout.ts';

/** The earliest incomplete step that the requested one builds on. */
const possibleStep = (cart: Cart, step: CheckoutStep): CheckoutStep => {
  if (step !== 'address' && !cart.deliveryAddress) return 'address';
  return step === 'summary' && cart.paymentMethod === 'Unspecified' ? 'payment' : step;
};

/** The step to show: initially from the URL, then from the store; follows Back and Forward. */
export const useCheckoutStep = (
  requestedStep: CheckoutStep,
  addresses: Record<CheckoutStep, string>,
  cart: Cart | undefined,
): CheckoutStep => {
  const { step } = useSnapshot(checkout);
  useEffect(() => {
    checkout.step = requestedStep;
  }, [requestedStep]);
  useEffect(() => {
    const follow = (): void => {
      const found = checkoutSteps.find((name) => addresses[name] === location.pathname);
      if (found) checkout.step = found;
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [addresses]);
  return cart ? possibleStep(cart, step) : requestedStep;
};
