import { useEffect } from 'react';
import type { Order } from '#shared/contract/order.ts';

/** Reports an order to analytics, with code that only the success page loads, and only once there is an order. */
export const usePurchaseEvent = (order: Order | undefined, isConsentRequired: boolean): void => {
  useEffect(() => {
    if (!order) return;
    const leave = new AbortController();
    const begin = async (): Promise<void> => {
      const { trackPurchase } = await import('#state/purchase-event.ts');
      if (!leave.signal.aborted) leave.signal.addEventListener('abort', trackPurchase(order, isConsentRequired));
    };
    // Failing to load analytics must not affect the page.
    begin().catch(() => undefined);
    return () => leave.abort();
  }, [order, isConsentRequired]);
};
