import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, cartOf, stubBrowser } from '#tests/state/test-browser.ts';
import { loadOwnOrder } from '../account.ts';
import { cartState, loadCart } from '../cart.ts';
import { addToCart, removeLine } from '../cart-changes.ts';
import { addManyToCart } from '../cart-many.ts';
import { submitDelivery, submitPayment } from '../checkout.ts';
import { addManyToWishlist, sendWishlistChange } from '../wishlist.ts';
import { measuring, onActions } from './measuring.ts';
import type { ShopAction } from './shop-action.ts';

const steel = { productKey: 'lagune-60', variantKey: 'lagune-60-steel' };
const [line] = cartOf(2).items;
let recorded: ShopAction[] = [];

beforeEach(async () => {
  stubBrowser();
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  measuring.setting = { isConsentRequired: false, tagManager: undefined };
  recorded = [];
  onActions((action) => recorded.push(JSON.parse(JSON.stringify(action))));
  answerWith(200, cartOf(2));
  await loadCart();
});
afterEach(() => {
  measuring.setting = undefined;
  vi.unstubAllGlobals();
});

test('added and removed pieces are reported with their line, even a removed one; rejected changes are not', async () => {
  answerWith(200, cartOf(5));
  await addToCart({ ...steel, quantity: 3 });
  answerWith(200, cartOf(0, { items: [] }));
  await removeLine({ ...steel, quantity: 5 });
  answerWith(409, {});
  await addToCart(steel);
  expect(recorded).toMatchObject([
    { kind: 'added', quantity: 3, line: { variantKey: steel.variantKey } },
    { kind: 'removed', quantity: 5, line: { variantKey: steel.variantKey } },
  ]);
  expect(recorded).toHaveLength(2);
});

test('of many articles only the added ones are reported, with the added number of pieces', async () => {
  const other = { ...line, variantKey: 'quell-chrome', quantity: 4 };
  cartState.cart = cartOf(2, { items: [...cartOf(2).items, ...cartOf(2, { items: [other as never] }).items] });
  answerWith(200, { ...cartOf(3, { items: [...cartOf(3).items, other as never] }), added: 1, soldOut: [], tooFew: [] });
  await addManyToCart(['lagune-60-steel', 'quell-chrome']);
  expect(recorded).toMatchObject([{ kind: 'added', quantity: 1, line: { variantKey: steel.variantKey } }]);
  expect(recorded).toHaveLength(1);
});

test('checkout steps are reported when the server has accepted them', async () => {
  answerWith(200, cartOf(2, { shippingMethod: 'DHL' }));
  await submitDelivery({} as never);
  answerWith(200, cartOf(2, { paymentMethod: 'PayPal' }));
  await submitPayment({ paymentMethod: 'PayPal' });
  answerWith(400, {});
  await submitDelivery({} as never);
  await submitPayment({ paymentMethod: 'PayPal' });
  expect(recorded).toMatchObject([
    { kind: 'deliveryGiven', cart: { shippingMethod: 'DHL' } },
    { kind: 'paymentGiven', cart: { paymentMethod: 'PayPal' } },
  ]);
  expect(recorded).toHaveLength(2);
});

test('wishlist additions are reported when the server has them; undone ones are not', async () => {
  answerWith(200, { items: [steel] });
  await sendWishlistChange({ call: 'add', wish: steel } as never);
  await sendWishlistChange({ call: 'remove', wish: steel } as never);
  await addManyToWishlist([{ productKey: 'quell', variantKey: 'quell-chrome' }]);
  expect(recorded).toEqual([
    { kind: 'wished', variantKeys: [steel.variantKey] },
    { kind: 'wished', variantKeys: ['quell-chrome'] },
  ]);
});

test('an order of the account reports its accepted returns, and no others', async () => {
  const [sold] = cartOf(2).items;
  const { priceTotal: money, item } = sold as NonNullable<typeof sold>;
  const address = { firstName: 'Ada', lastName: 'Moss', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
  const back = { items: [{ position: 1, quantity: 2, sku: '1', priceTotal: money, item }], refund: money, labelUrl: null, changedAt: 0 };
  answerWith(200, {
    ...{ orderId: 'U-1', state: 'SHIPPED', placedAt: 0, email: 'ada@example.example', items: [sold], history: [], returnEnd: null },
    ...{ priceWithoutDiscountAndShippingCosts: money, discountValue: money, shippingCosts: money, priceTotal: money, taxes: [] },
    ...{ shippingMethod: 'DHL', deliveryAddress: address, billingAddress: address, paymentMethod: 'PayPal' },
    returns: [
      { ...back, returnId: 'R-1', state: 'REQUESTED' },
      { ...back, returnId: 'R-2', state: 'APPROVED' },
    ],
  });
  await loadOwnOrder('U-1');
  expect(recorded).toMatchObject([{ kind: 'returnAccepted', accepted: { returnId: 'R-2', orderId: 'U-1', refund: money } }]);
  expect(recorded).toHaveLength(1);
});
