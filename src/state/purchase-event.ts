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

const isLost = ({ state }: Order): boolean => state === 'PAYMENT_FAILED' || state === 'CANCELLED';

/** Pushes the purchase once in this browser, now or as soon as the visitor allows it (O-07). Returns how to stop waiting. */
export const tellPurchase = (order: Order, isConsentRequired: boolean): (() => void) => {
  const { orderId } = order;
  const tell = (): void => {
    if (isLost(order) || !isMeasuringAllowed(isConsentRequired)) return;
    if (toldHere.has(orderId) || readTold().includes(orderId)) return;
    // Remembered first: an event too few is better than one too many.
    remember(orderId);
    window.dataLayer ??= [];
    window.dataLayer.push(purchaseEventOf(order));
  };
  tell();
  return subscribe(analyticsConsent, tell, true);
};
