import { useEffect } from 'react';
import { loadCart } from '#state/cart.ts';
import { resetCheckout } from '#state/checkout.ts';

/** When the browser restores the page from the bfcache after the payment, reloads the cart and re-enables the button. */
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
