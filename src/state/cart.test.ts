import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, cartOf, stubBrowser } from '#tests/state/test-browser.ts';
import { cartState, closeCart, loadCart } from './cart.ts';
import { addToCart } from './cart-changes.ts';
import { cartCount } from './cart-count.ts';
import { consumer } from './consumer.ts';
import { toasts } from './toasts.ts';

const steel = { productKey: 'lagune-60', variantKey: 'lagune-60-steel' };

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  closeCart();
  toasts.list = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('K-03 the first added piece is announced for five seconds, a second one is not', async () => {
  answerWith(200, cartOf(1));
  await addToCart(steel);
  expect(cartState.overlayOpenedOn).toBe('/spuelen');
  expect(cartState.addedVariant).toBe('lagune-60-steel');
  vi.advanceTimersByTime(4999);
  expect(cartState.addedVariant).toBe('lagune-60-steel');
  vi.advanceTimersByTime(1);
  expect(cartState.addedVariant).toBeUndefined();
  answerWith(200, cartOf(2));
  await addToCart(steel);
  expect(cartState.addedVariant).toBeUndefined();
  expect(cartCount.count).toBe(2);
});

test('K-04 an add beyond the stock opens the overlay and marks the variant for five seconds', async () => {
  answerWith(400, { statusCode: 400, message: 'sold out', data: { exception: 'OutOfStockException', ...steel } });
  await addToCart(steel);
  expect(cartState.overlayOpenedOn).toBe('/spuelen');
  expect(cartState.outOfStock).toEqual(['lagune-60-steel']);
  expect(toasts.list).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(cartState.outOfStock).toEqual([]);
});

test('K-04 any other error is reported as such, not as sold out, and the cart stays', async () => {
  answerWith(200, cartOf(1));
  await loadCart();
  answerWith(400, { statusCode: 400, message: 'no', data: { exception: 'ValidationException' } });
  await addToCart(steel);
  expect(cartState.outOfStock).toEqual([]);
  expect(cartState.cart?.itemCount).toBe(1);
  expect(toasts.list.map(({ type, persistent, duration }) => ({ type, persistent, duration }))).toEqual([
    { type: 'error', persistent: true, duration: 0 },
  ]);
});

test('K-05 removed articles are reported in one error notification that lists their SKUs', async () => {
  answerWith(200, cartOf(1, { removedItems: ['10.45.0007', '10.45.0008'] }));
  await loadCart();
  await vi.waitFor(() => expect(toasts.list).toHaveLength(1), { timeout: 60_000 });
  expect(toasts.list[0]).toMatchObject({
    type: 'error',
    variant: 'notification',
    message: expect.stringContaining('10.45.0007, 10.45.0008'),
  });
  expect(cartState.notRestorable).toEqual(['10.45.0007', '10.45.0008']);
});

test('K-01 lines that were reduced to the stock are reported by name', async () => {
  answerWith(200, cartOf(1, { reducedItems: [{ variantKey: 'lagune-60-steel', name: 'Lagune 60, steel', quantity: 4 }] }));
  await loadCart();
  await vi.waitFor(() => expect(toasts.list).toHaveLength(1));
  expect(toasts.list[0]).toMatchObject({ type: 'info', message: expect.stringContaining('4 × Lagune 60, steel') });
});

test('K-07 an expired session on a cart call sets SESSION_EXPIRED', async () => {
  consumer.status = 'LOGGED_IN';
  answerWith(497, { statusCode: 497, message: 'expired', data: { exception: 'SessionExpiredException' } });
  await loadCart();
  expect(consumer.status).toBe('SESSION_EXPIRED');
  expect(consumer.profile).toBeUndefined();
  expect(cartState.status).toBe('FAILED');
});
