import 'client-only';
import type { Order } from '#shared/contract/order.ts';
import { inMajorUnits } from '#shared/money/money.ts';
import { pushEvent } from './analytics/data-layer.ts';
import { itemOfLine } from './analytics/event-items.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import { mayMeasure, onMeasuringConsent } from './analytics/measuring.ts';
import { trackOnce } from './analytics/track-once.ts';

/** An order as analytics reads it: amounts in major units, the total as value. */
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

// Money that is awaited may never come; what went back was no purchase.
const isPaid = ({ state }: Order): boolean => state === 'PAID' || state === 'SHIPPED';

/**
 * Pushes the purchase once in this browser, whatever tabs it has open, now or as soon as the visitor allows it (O-07). An order counts
 * when its payment is settled: one whose money is still awaited (a direct debit under way, a late answer of the provider) is told by
 * the page that first sees it paid, and one whose payment fails never. Returns how to stop waiting.
 */
export const trackPurchase = (order: Order, isConsentRequired: boolean): (() => void) => {
  let isStopped = false;
  const isAllowed = (): boolean => !isStopped && mayMeasure(isConsentRequired);
  const trackIfAllowed = (): void => {
    if (!isPaid(order) || !isAllowed()) return;
    // A browser that refuses the turn has left the page.
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
