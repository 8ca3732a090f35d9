import 'client-only';
import { subscribe } from 'valtio';
import type { Order } from '#shared/contract/order.ts';
import { type Money, minorDigits } from '#shared/money/money.ts';
import { analyticsConsent, isMeasuringAllowed } from './analytics-consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const place = 'purchases-told';
// More orders than one browser places; older ones give way.
const most = 50;
const toldHere = new Set<string>();

const readTold = (): string[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const remember = (orderId: string): void => {
  toldHere.add(orderId);
  try {
    localStorage.setItem(place, JSON.stringify([...readTold(), orderId].slice(-most)));
  } catch {
    // Known until the page is left, then.
  }
};

const decimal = ({ rawValue, currency }: Money): number => {
  const digits = minorDigits(currency);
  return Number((rawValue / 10 ** digits).toFixed(digits));
};

/** An order as analytics reads it: amounts in major units, the total as value. */
export const purchaseEventOf = (order: Order) => ({
  event: 'purchase',
  visitor_type: 'consumer',
  ecommerce: {
    transaction_id: order.orderId,
    currency: order.priceTotal.currency,
    value: decimal(order.priceTotal),
    shipping: decimal(order.shippingCosts),
    coupon: order.discounts.map(({ code }) => code).join(','),
    discount: decimal(order.discountValue),
    items: order.items.map(({ sku, quantity, pricePerItem, item, categories }) => ({
      item_id: sku,
      item_variant: item.variantName,
      item_name: item.name,
      item_brand: 'Undula',
      item_category: categories?.[0] ?? '',
      item_category2: categories?.[1] ?? '',
      price: decimal(pricePerItem),
      quantity,
    })),
  },
});

// Money that is awaited may never come; what went back was no purchase.
const isSettled = ({ state }: Order): boolean => state === 'PAID' || state === 'SHIPPED';

// Two tabs of the same order ask one after the other; where the browser has no such help, each asks at once.
const inTurn = async (work: () => void): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(place, work);
};

/**
 * Pushes the purchase once in this browser, whatever tabs it has open, now or as soon as the visitor allows it (O-07). An order counts
 * when its payment is settled: one whose money is still awaited (a direct debit under way, a late answer of the provider) is told by
 * the page that first sees it paid, and one whose payment fails never. Returns how to stop waiting.
 */
export const tellPurchase = (order: Order, isConsentRequired: boolean): (() => void) => {
  const { orderId } = order;
  let isLeft = false;
  const tell = (): void => {
    if (isLeft || !isMeasuringAllowed(isConsentRequired)) return;
    if (toldHere.has(orderId) || readTold().includes(orderId)) return;
    // Remembered first: an event too few is better than one too many.
    remember(orderId);
    window.dataLayer ??= [];
    window.dataLayer.push(purchaseEventOf(order));
  };
  const ask = (): void => {
    // A browser that refuses the turn has left the page.
    if (isSettled(order) && isMeasuringAllowed(isConsentRequired)) inTurn(tell).catch(() => undefined);
  };
  ask();
  const forget = subscribe(analyticsConsent, ask, true);
  return () => {
    isLeft = true;
    forget();
  };
};
