import 'client-only';
import type { Order } from '#shared/contract/order.ts';
import { inMajorUnits } from '#shared/money/money.ts';
import { pushEvent } from './analytics/data-layer.ts';
import { itemOfLine } from './analytics/event-items.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import { mayMeasure, onMeasuringConsent } from './analytics/measuring.ts';
import { trackOnce } from './analytics/track-once.ts';

/** An order in the format of analytics: amounts in major units, the total as value. */
export const buildPurchaseEvent = (order: Order): Extract<AnalyticsEvent, { event: 'purchase' }> => ({
  event: 'purchase',
  visitor_type: 'consumer',
  ecommerce: {
    transaction_id: order.orderId,
    currency: order.priceTotal.currency,
    value: inMajorUnits(order.priceTotal),
    shipping: inMajorUnits(order.shippingCosts),
    coupon: order.discounts.map(({ code }) => code).join(','),
    discount: inMajorUnits(order.discountValue),
    items: order.items.map((line) => itemOfLine(line, line.categories)),
  },
});

// A pending payment may never arrive; a refunded order was no purchase.
const isPaid = ({ state }: Order): boolean => state === 'PAID' || state === 'SHIPPED';

/**
 * Pushes the purchase once per browser, whatever tabs it has open, now or as soon as the visitor allows it (O-07). An order counts
 * once its payment is complete: one with a pending payment (a direct debit, a late answer of the provider) is reported by the page
 * that first sees it paid, and one whose payment fails never. Returns a cleanup function.
 */
export const trackPurchase = (order: Order, isConsentRequired: boolean): (() => void) => {
  let isStopped = false;
  const isAllowed = (): boolean => !isStopped && mayMeasure(isConsentRequired);
  const trackIfAllowed = (): void => {
    if (!isPaid(order) || !isAllowed()) return;
    // The lock is only rejected when the page is being left.
    trackOnce('purchases-told', order.orderId, isAllowed, () => pushEvent(buildPurchaseEvent(order), isConsentRequired)).catch(
      () => undefined,
    );
  };
  trackIfAllowed();
  const unsubscribe = onMeasuringConsent(trackIfAllowed);
  return () => {
    isStopped = true;
    unsubscribe();
  };
};
