import { useEffect } from 'react';
import type { Order } from '#shared/contract/order.ts';

/** Tells analytics of an order, with code that only the success page loads, and not before there is an order. */
export const usePurchaseEvent = (order: Order | undefined, isConsentRequired: boolean): void => {
  useEffect(() => {
    if (!order) return;
    const leave = new AbortController();
    const begin = async (): Promise<void> => {
      const { trackPurchase } = await import('#state/purchase-event.ts');
      if (!leave.signal.aborted) leave.signal.addEventListener('abort', trackPurchase(order, isConsentRequired));
    };
    // Without its code nothing is measured; the page itself needs none of it.
    begin().catch(() => undefined);
    return () => leave.abort();
  }, [order, isConsentRequired]);
};
