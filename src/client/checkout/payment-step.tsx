import { type ComponentProps, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import { loadSavedCards, savedCardState } from '#state/saved-cards.ts';
import { useDeviceWallets } from './device-wallets.ts';
import { PaymentForm } from './payment-form.tsx';

/** The payment step in the browser: with what only the browser knows, saved cards and the wallets of the device. */
export const PaymentStep = (props: Omit<ComponentProps<typeof PaymentForm>, 'savedCards' | 'wallets'>) => {
  const { cards } = useSnapshot(savedCardState);
  const wallets = useDeviceWallets();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => void loadSavedCards(), []);
  useEffect(() => {
    if (props.problems?.length) room.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [props.problems]);
  return (
    <div ref={room}>
      <PaymentForm {...props} savedCards={cards as SavedCard[] | undefined} wallets={wallets} />
    </div>
  );
};
