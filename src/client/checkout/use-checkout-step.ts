import { useEffect } from 'react';
import { useRouter } from 'waku';
import type { Cart } from '#shared/contract/cart.ts';
import type { CheckoutStep } from '#shared/routes/paths.ts';
import { resetCheckout } from '#state/checkout.ts';

/** The earliest incomplete step that the requested one builds on. */
const possibleStep = (cart: Cart, step: CheckoutStep): CheckoutStep => {
  if (step !== 'address' && !cart.deliveryAddress) return 'address';
  return step === 'summary' && cart.paymentMethod === 'Unspecified' ? 'payment' : step;
};

/**
 * The step to show: that of the URL, which changes through the router alone, so that title, Back and every link agree with it.
 * A step that depends on a missing one gives its place in the history to that one.
 */
export const useCheckoutStep = (requested: CheckoutStep, addresses: Record<CheckoutStep, string>, cart: Cart | undefined): CheckoutStep => {
  const { replace } = useRouter();
  const step = cart ? possibleStep(cart, requested) : requested;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts without the errors of another
  useEffect(resetCheckout, [requested]);
  useEffect(() => {
    if (step !== requested) void replace(addresses[step]);
  }, [step, requested, addresses, replace]);
  return step;
};
