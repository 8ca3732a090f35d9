import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import type { Currency } from '#shared/country/currency.ts';
import { cartOf, stubBrowser } from '#tests/state/test-browser.ts';
import {
  cartChangeEvent,
  cartViewEvent,
  checkoutEvent,
  deliveryEvent,
  itemViewEvent,
  listEvent,
  paymentEvent,
  refundEvent,
  wishlistEvent,
} from './shop-events.ts';

const prices: Record<string, { rawValue: number; currency: Currency }> = {
  'lagune-60-steel': { rawValue: 38_905, currency: 'EUR' },
  'quell-chrome': { rawValue: 19_990, currency: 'EUR' },
  'quell-jp': { rawValue: 78_000, currency: 'JPY' },
};
const articleOf = (variantKey: string): MeasuredArticle[] => {
  const price = prices[variantKey];
  if (!price) return [];
  const named = {
    productKey: 'lagune-60',
    sku: `sku-${variantKey}`,
    name: 'Lagune\u00A060',
    variantName: 'Edelstahl',
    finish: 'steel' as const,
  };
  const attributes = { isReduced: false, isInStock: true, badge: null, guaranteeYears: 15 };
  return [{ ...named, ...attributes, variantKey, categories: ['sink', 'steel'], price }];
};

let asked: string[][] = [];
beforeEach(() => {
  asked = [];
  stubBrowser();
  vi.stubGlobal('fetch', async (url: string) => {
    const keys = new URL(url, 'http://shop.example').searchParams.get('variantKeys')?.split(',') ?? [];
    asked.push(keys);
    return Response.json(keys.flatMap(articleOf));
  });
});
afterEach(() => vi.unstubAllGlobals());

const item = (price: number, quantity: number, more: object = {}) => ({
  item_id: '10.60.0001',
  item_name: 'Lagune 60',
  item_brand: 'Undula',
  item_variant: 'Edelstahl',
  item_category: 'sink',
  item_category2: 'steel',
  price,
  quantity,
  ...more,
});
const cart = cartOf(2, {
  discounts: [{ code: 'TEN', kind: 'percentage', value: { rawValue: 100, currency: 'EUR' }, isCounted: true }] as never,
  shippingMethod: 'DHL',
  shippingMethods: [
    { name: 'DHL', label: 'DHL Paket', costs: { rawValue: 0, currency: 'EUR' }, minDays: 1, maxDays: 2, endsAtDropPoint: false },
  ],
  paymentMethod: 'PayPal',
});

test('a cart change reports its pieces and their value, in euros or in yen', async () => {
  const [line] = cart.items;
  if (!line) throw new Error('A cart without a line');
  expect(await cartChangeEvent('add_to_cart', line, 3)).toEqual({
    event: 'add_to_cart',
    visitor_type: 'consumer',
    ecommerce: { currency: 'EUR', value: 1167, items: [item(389, 3)] },
  });
  const inYen = { ...line, pricePerItem: { rawValue: 78_000, currency: 'JPY' as const } };
  expect(await cartChangeEvent('remove_from_cart', inYen, 1)).toEqual({
    event: 'remove_from_cart',
    visitor_type: 'consumer',
    ecommerce: { currency: 'JPY', value: 78_000, items: [item(78_000, 1)] },
  });
});

test('the cart and each checkout step report the goods, the codes, and the data of the step', async () => {
  const goods = { currency: 'EUR', value: 778, items: [item(389, 2)] };
  const coupon = 'TEN';
  expect(await cartViewEvent(cart)).toEqual({ event: 'view_cart', visitor_type: 'consumer', ecommerce: goods });
  expect(await checkoutEvent(cart)).toEqual({ event: 'begin_checkout', visitor_type: 'consumer', ecommerce: { ...goods, coupon } });
  expect(await deliveryEvent(cart)).toEqual({
    event: 'add_shipping_info',
    visitor_type: 'consumer',
    ecommerce: { ...goods, coupon, shipping_tier: 'DHL Paket' },
  });
  expect(await paymentEvent(cart)).toEqual({
    event: 'add_payment_info',
    visitor_type: 'consumer',
    ecommerce: { ...goods, coupon, payment_type: 'PayPal' },
  });
});

test('unavailable articles do not count towards the value of a cart', async () => {
  const [line] = cart.items;
  if (!line) throw new Error('A cart without a line');
  const sold = { ...line, variantKey: 'quell-chrome', isPurchasable: false };
  const { ecommerce } = await cartViewEvent({ ...cart, items: [sold, line] });
  expect(ecommerce).toEqual({ currency: 'EUR', value: 778, items: [item(389, 2)] });
});

test('a product page and a wishlist addition report an article with its price; cents are computed as integers', async () => {
  const steel = item(389.05, 1, { item_id: 'sku-lagune-60-steel' });
  expect(await itemViewEvent('lagune-60-steel')).toEqual({
    event: 'view_item',
    visitor_type: 'consumer',
    ecommerce: { currency: 'EUR', value: 389.05, items: [steel] },
  });
  expect(await wishlistEvent(['lagune-60-steel', 'quell-chrome'])).toEqual({
    event: 'add_to_wishlist',
    visitor_type: 'consumer',
    ecommerce: { currency: 'EUR', value: 588.95, items: [steel, item(199.9, 1, { item_id: 'sku-quell-chrome' })] },
  });
  expect((await itemViewEvent('quell-jp'))?.ecommerce).toMatchObject({ currency: 'JPY', value: 78_000 });
});

test('a list reports its articles with their positions, a selection its position; unknown articles are left out', async () => {
  const event = await listEvent('view_item_list', 'sinks', ['no-more', 'quell-chrome']);
  const chosen = item(199.9, 1, { item_id: 'sku-quell-chrome' });
  expect(event).toEqual({
    event: 'view_item_list',
    visitor_type: 'consumer',
    ecommerce: { item_list_id: 'sinks', items: [{ ...chosen, index: 1 }] },
  });
  expect(await listEvent('select_item', 'sinks/best', ['quell-chrome'], 7)).toEqual({
    event: 'select_item',
    visitor_type: 'consumer',
    ecommerce: { item_list_id: 'sinks/best', items: [{ ...chosen, index: 7 }] },
  });
  expect([
    await listEvent('view_item_list', 'sinks', ['no-more']),
    await wishlistEvent(['no-more']),
    await itemViewEvent('no-more'),
  ]).toEqual([undefined, undefined, undefined]);
});

test('an article is requested once, and again after a failure', async () => {
  prices['fresh'] = { rawValue: 100, currency: 'EUR' };
  await Promise.all([itemViewEvent('fresh'), wishlistEvent(['fresh']), itemViewEvent('fresh')]);
  expect(asked).toEqual([['fresh']]);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  expect(await itemViewEvent('later')).toBeUndefined();
  prices['later'] = { rawValue: 100, currency: 'EUR' };
  vi.stubGlobal('fetch', async () => Response.json(articleOf('later')));
  expect((await itemViewEvent('later'))?.ecommerce.value).toBe(1);
});

test('a refund reports its amount and the returned articles', () => {
  const money = (rawValue: number) => ({ rawValue, currency: 'EUR' as const });
  const items = [{ sku: '10.60.0001', name: 'Lagune 60', variantName: 'Edelstahl', quantity: 2, priceTotal: money(77_810) }];
  expect(refundEvent({ returnId: 'R-1', orderId: 'U-1', refund: money(70_029), items })).toEqual({
    event: 'refund',
    visitor_type: 'consumer',
    ecommerce: {
      transaction_id: 'U-1',
      currency: 'EUR',
      value: 700.29,
      items: [item(389.05, 2, { item_category: '', item_category2: '' })],
    },
  });
});
