import 'client-only';
import type { AcceptedReturn } from '#shared/analytics/page-facts.ts';
import { enqueueEvents, pushEvent } from '#state/analytics/data-layer.ts';
import type { AnalyticsEvent } from '#state/analytics/events.ts';
import { mayMeasure } from '#state/analytics/measuring.ts';
import type { ShopAction } from '#state/analytics/shop-action.ts';
import {
  cartChangeEvent,
  cartViewEvent,
  checkoutEvent,
  deliveryEvent,
  paymentEvent,
  refundEvent,
  wishlistEvent,
} from '#state/analytics/shop-events.ts';
import { trackOnce } from '#state/analytics/track-once.ts';
import { trackCartView } from './track-cart.ts';

/** Reports an accepted return, once per browser. */
export const trackReturn = (accepted: AcceptedReturn): void => {
  // The lock is only rejected when the page is being left.
  if (mayMeasure()) trackOnce('refunds-told', accepted.returnId, mayMeasure, () => pushEvent(refundEvent(accepted))).catch(() => undefined);
};

const eventOf = (action: Exclude<ShopAction, { kind: 'returnAccepted' | 'cartOpened' }>): Promise<AnalyticsEvent | undefined> => {
  switch (action.kind) {
    case 'added':
      return cartChangeEvent('add_to_cart', action.line, action.quantity);
    case 'removed':
      return cartChangeEvent('remove_from_cart', action.line, action.quantity);
    case 'wished':
      return wishlistEvent(action.variantKeys);
    case 'cartViewed':
      return cartViewEvent(action.cart);
    case 'checkoutBegun':
      return checkoutEvent(action.cart);
    case 'deliveryGiven':
      return deliveryEvent(action.cart);
    case 'paymentGiven':
      return paymentEvent(action.cart);
  }
};

/** Reports a visitor's action, after all earlier events. */
export const trackAction = (action: ShopAction): void => {
  if (action.kind === 'returnAccepted') trackReturn(action.accepted);
  else if (action.kind === 'cartOpened') void trackCartView();
  else void enqueueEvents(() => eventOf(action));
};
