import { useMemo } from 'react';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import { findWallets } from './find-wallets.ts';

/** The wallets that this device has; none in the page as it comes, which is the same for everybody. */
export const useDeviceWallets = (): ReadonlySet<PaymentMethod> => {
  const isHydrated = useHydrated();
  return useMemo(() => new Set(isHydrated ? findWallets(window) : []), [isHydrated]);
};
