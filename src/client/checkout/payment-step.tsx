import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import { loadSavedCards, savedCardState } from '#state/saved-cards.ts';
import { findWallets } from './find-wallets.ts';
import { PaymentForm } from './payment-form.tsx';

// The wallets of this device; none in the rendered page, which is the same for everybody.
const useDeviceWallets = (): ReadonlySet<PaymentMethod> => {
  const isHydrated = useHydrated();
  return useMemo(() => new Set(isHydrated ? findWallets(window) : []), [isHydrated]);
};

/** The payment step in the browser: with the saved cards and the wallets of the device. */
export const PaymentStep = (props: Omit<ComponentProps<typeof PaymentForm>, 'savedCards' | 'wallets'>) => {
  const { cards } = useSnapshot(savedCardState);
  const wallets = useDeviceWallets();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => void loadSavedCards(), []);
  useEffect(() => {
    if (props.problems?.length) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [props.problems]);
  return (
    <div ref={container}>
      <PaymentForm {...props} savedCards={cards as SavedCard[] | undefined} wallets={wallets} />
    </div>
  );
};
