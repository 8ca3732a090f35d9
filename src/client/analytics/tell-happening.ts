import 'client-only';
import type { AcceptedReturn } from '#shared/analytics/page-facts.ts';
import { pushEvent, pushInTurn } from '#state/analytics/data-layer.ts';
import type { AnalyticsEvent } from '#state/analytics/events.ts';
import type { Happening } from '#state/analytics/happening.ts';
import { mayMeasure } from '#state/analytics/measuring.ts';
import {
  cartChangeEvent,
  cartViewEvent,
  checkoutEvent,
  deliveryEvent,
  paymentEvent,
  refundEvent,
  wishEvent,
} from '#state/analytics/shop-events.ts';
import { tellOnce } from '#state/analytics/told-once.ts';
import { tellCart } from './tell-cart.ts';

/** Tells of a return that was accepted, once in this browser. */
export const tellReturn = (accepted: AcceptedReturn): void => {
  // A browser that refuses the turn has left the page.
  if (mayMeasure()) tellOnce('refunds-told', accepted.returnId, mayMeasure, () => pushEvent(refundEvent(accepted))).catch(() => undefined);
};

const eventOf = (happening: Exclude<Happening, { kind: 'returnAccepted' | 'cartOpened' }>): Promise<AnalyticsEvent | undefined> => {
  switch (happening.kind) {
    case 'added':
      return cartChangeEvent('add_to_cart', happening.line, happening.quantity);
    case 'removed':
      return cartChangeEvent('remove_from_cart', happening.line, happening.quantity);
    case 'wished':
      return wishEvent(happening.variantKeys);
    case 'cartViewed':
      return cartViewEvent(happening.cart);
    case 'checkoutBegun':
      return checkoutEvent(happening.cart);
    case 'deliveryGiven':
      return deliveryEvent(happening.cart);
    case 'paymentGiven':
      return paymentEvent(happening.cart);
  }
};

/** Tells of what somebody did, after everything that was done before. */
export const tellHappening = (happening: Happening): void => {
  if (happening.kind === 'returnAccepted') tellReturn(happening.accepted);
  else if (happening.kind === 'cartOpened') void tellCart();
  else void pushInTurn(() => eventOf(happening));
};
