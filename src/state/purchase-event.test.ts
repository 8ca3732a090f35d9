import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import type { Currency } from '#shared/country/currency.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const orderIn = (currency: Currency, orderId = 'U-1'): Order => {
  const money = (rawValue: number) => ({ rawValue, currency });
  const address = {} as Order['deliveryAddress'];
  return {
    orderId,
    state: 'PAID',
    placedAt: 0,
    email: 'ada@example.example',
    items: [
      {
        productKey: 'bogen-p',
        variantKey: 'bogen-p-brass',
        sku: '20-1',
        quantity: 2,
        pricePerItem: money(35_910),
        priceTotal: money(71_820),
        item: { name: 'Bogen P', variantName: 'Brass', url: '/', picture: null, alt: '', facts: '', guaranteeYears: 5 },
        categories: ['tap', 'pull'],
      },
    ],
    priceWithoutDiscountAndShippingCosts: money(71_820),
    discounts: [{ code: 'TEN', kind: 'percentage', value: money(7182) }],
    discountValue: money(7182),
    shippingCosts: money(990),
    shippingMethod: 'DHL',
    dropPoint: null,
    taxes: [],
    priceTotal: money(65_628),
    reasons: null,
    deliveryAddress: address,
    billingAddress: address,
    paymentMethod: 'PayPal',
    history: [],
    tracking: null,
    papers: [],
  };
};

const storage = new Map<string, string>();
const layer = (): unknown[] => window.dataLayer ?? [];
/** Waits until every earlier lock request is done. */
const turns = () => navigator.locks.request('purchases-told', () => undefined);
const openPage = async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const { trackPurchase, buildPurchaseEvent } = await import('./purchase-event.ts');
  const { consents } = await import('./consent.ts');
  return { trackPurchase, buildPurchaseEvent, consents };
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('A-02 the event has the order in major units: euros with cents, yen unchanged', async () => {
  const { buildPurchaseEvent } = await openPage();
  expect(buildPurchaseEvent(orderIn('EUR'))).toEqual({
    event: 'purchase',
    visitor_type: 'consumer',
    ecommerce: {
      transaction_id: 'U-1',
      currency: 'EUR',
      value: 656.28,
      shipping: 9.9,
      coupon: 'TEN',
      discount: 71.82,
      items: [
        {
          item_id: '20-1',
          item_variant: 'Brass',
          item_name: 'Bogen P',
          item_brand: 'Undula',
          item_category: 'tap',
          item_category2: 'pull',
          price: 359.1,
          quantity: 2,
        },
      ],
    },
  });
  for (const currency of ['JPY', 'VND'] as const) {
    expect(buildPurchaseEvent(orderIn(currency)).ecommerce).toMatchObject({ value: 65_628, shipping: 990, discount: 7182 });
  }
});

test('O-07 an order is reported once: not again on this page, nor on another one in this browser', async () => {
  const first = await openPage();
  first.trackPurchase(orderIn('EUR'), false);
  first.trackPurchase(orderIn('EUR'), false);
  await turns();
  expect(layer()).toHaveLength(1);
  const second = await openPage();
  second.trackPurchase(orderIn('EUR'), false);
  await turns();
  expect(layer()).toHaveLength(0);
  second.trackPurchase(orderIn('EUR', 'U-2'), false);
  await turns();
  expect(layer()).toHaveLength(1);
});

test('O-07 without consent nothing is pushed or stored; a later yes takes effect once, a no stays', async () => {
  const { trackPurchase, consents } = await openPage();
  const stop = trackPurchase(orderIn('EUR'), true);
  consents.analytics = 'denied';
  expect(window.dataLayer).toBeUndefined();
  expect(storage.size).toBe(0);
  consents.analytics = 'granted';
  consents.analytics = 'denied';
  consents.analytics = 'granted';
  await turns();
  expect(layer()).toHaveLength(1);
  stop();
  consents.analytics = 'denied';
  trackPurchase(orderIn('EUR', 'U-2'), false);
  await turns();
  expect(layer()).toHaveLength(1);
});

test('O-07 a page that was left does not react to a later yes', async () => {
  const { trackPurchase, consents } = await openPage();
  trackPurchase(orderIn('EUR'), true)();
  consents.analytics = 'granted';
  await turns();
  expect(layer()).toHaveLength(0);
});

test.each(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED', 'REFUNDED'] as const)(
  'O-07 an order that is %s is no purchase',
  async (state) => {
    const { trackPurchase } = await openPage();
    trackPurchase({ ...orderIn('EUR'), state }, false);
    await turns();
    expect([layer(), storage.size]).toEqual([[], 0]);
  },
);

test('O-07 an order with a pending payment is reported when it is seen paid', async () => {
  const { trackPurchase } = await openPage();
  const leave = trackPurchase({ ...orderIn('EUR'), state: 'PENDING_PAYMENT' }, false);
  leave();
  trackPurchase(orderIn('EUR'), false);
  await turns();
  expect(layer()).toHaveLength(1);
});

test('O-07 two tabs at once: the waiting one finds the order reported; one closed meanwhile reports nothing', async () => {
  const { trackPurchase } = await openPage();
  await navigator.locks.request('purchases-told', () => {
    trackPurchase(orderIn('EUR'), false);
    trackPurchase(orderIn('EUR', 'U-2'), false)();
    expect(layer()).toEqual([]);
    storage.set('purchases-told', JSON.stringify(['U-1']));
  });
  await turns();
  expect(layer()).toEqual([]);
  expect(JSON.parse(storage.get('purchases-told') ?? '')).toEqual(['U-1']);
});

test('O-07 a browser without Web Locks reports it, too', async () => {
  vi.stubGlobal('navigator', {});
  const { trackPurchase } = await openPage();
  trackPurchase(orderIn('EUR'), false);
  expect(layer()).toHaveLength(1);
});

test('O-07 without storage an order is reported once until the page is left; stored ids stay bounded', async () => {
  const { trackPurchase } = await openPage();
  for (let index = 0; index < 60; index += 1) trackPurchase(orderIn('EUR', `U-${index}`), false);
  await turns();
  expect(JSON.parse([...storage.values()][0] ?? '')).toHaveLength(50);
  const reject = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject });
  trackPurchase(orderIn('EUR', 'U-new'), false);
  trackPurchase(orderIn('EUR', 'U-new'), false);
  await turns();
  expect(layer()).toHaveLength(61);
});
