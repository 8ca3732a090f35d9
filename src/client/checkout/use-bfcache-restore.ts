import { useEffect } from 'react';
import { loadCart } from '#state/cart.ts';
import { resetCheckout } from '#state/checkout.ts';

/** Whoever comes back from the payment to a page that the browser has kept finds the cart as it is now, and a button that answers. */
export const useBfcacheRestore = (): void => {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      resetCheckout();
      void loadCart();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
};
