import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#shared/contract/cart.ts';
import { maxQuantity } from '#shared/contract/max-quantity.ts';
import { answerWith, cartOf, stubBrowser } from '#tests/state/test-browser.ts';
import { cartState, closeCart, loadCart } from './cart.ts';
import { removeLine, restoreLine, stepQuantity } from './cart-changes.ts';
import { toasts } from './toasts.ts';

const steel = { productKey: 'lagune-60', variantKey: 'lagune-60-steel' };
const empty = cartOf(0, { items: [] });
type HeldRequest = { path: string; body: unknown; answer: (cart: Cart) => void };

/** A network that answers on demand, with its requests in order. */
const holdResponses = (): HeldRequest[] => {
  const requests: HeldRequest[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (cart: Cart): void => resolve(Response.json(cart));
    requests.push({ path: url.replace(/\?.*/, ''), body: body && JSON.parse(body), answer });
    return promise;
  });
  return requests;
};
const until = (requests: HeldRequest[], count: number) => vi.waitFor(() => expect(requests).toHaveLength(count), { timeout: 60_000 });

beforeEach(async () => {
  stubBrowser();
  closeCart();
  toasts.list = [];
  answerWith(200, cartOf(2));
  await loadCart();
});
afterEach(() => vi.unstubAllGlobals());

test('K-02 two quick clicks on minus take a line from two pieces to one, never out of the cart', async () => {
  const requests = holdResponses();
  const clicks = [stepQuantity({ ...steel, quantity: 2 }, -1), stepQuantity({ ...steel, quantity: 2 }, -1)];
  await until(requests, 1);
  requests[0]?.answer(cartOf(1));
  await Promise.all(clicks);
  expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([{ path: '/carts/remove', body: { ...steel, quantity: 1 } }]);
  expect(cartState.cart?.itemCount).toBe(1);
});

test('K-02 changes are answered in order: an older answer never overwrites a newer one', async () => {
  const requests = holdResponses();
  const clicks = [stepQuantity({ ...steel, quantity: 2 }, 1), stepQuantity({ ...steel, quantity: 2 }, 1)];
  await until(requests, 1);
  requests[0]?.answer(cartOf(3));
  await until(requests, 2);
  requests[1]?.answer(cartOf(4));
  await Promise.all(clicks);
  expect(cartState.cart?.itemCount).toBe(4);
});

test('K-02 a cart that was requested before a change is not shown after it', async () => {
  const requests = holdResponses();
  const reading = loadCart();
  await until(requests, 1);
  const click = stepQuantity({ ...steel, quantity: 2 }, 1);
  await until(requests, 2);
  requests[1]?.answer(cartOf(3));
  await click;
  requests[0]?.answer(cartOf(2));
  await until(requests, 3);
  expect(cartState.cart?.itemCount).toBe(3);
  requests[2]?.answer(cartOf(3));
  await reading;
  expect(cartState.cart?.itemCount).toBe(3);
});

test('K-02 of two cart requests the later one counts, whichever is answered last', async () => {
  const requests = holdResponses();
  const readings = [loadCart(), loadCart()];
  await until(requests, 2);
  requests[1]?.answer(cartOf(5));
  requests[0]?.answer(cartOf(2));
  await Promise.all(readings);
  expect(cartState.cart?.itemCount).toBe(5);
});

test('K-02 a removed line is restored once, however often the button is clicked', async () => {
  answerWith(200, empty);
  await removeLine({ ...steel, quantity: 2 });
  const requests = holdResponses();
  const clicks = [restoreLine({ ...steel, quantity: 2 }, 0), restoreLine({ ...steel, quantity: 2 }, 0)];
  await until(requests, 1);
  requests[0]?.answer(cartOf(2));
  expect(await Promise.all(clicks)).toEqual(['done', 'done']);
  expect(requests).toHaveLength(1);
});

test('K-02 a line that sold out meanwhile is not restored; neither overlay nor toast reports it', async () => {
  answerWith(200, empty);
  await removeLine({ ...steel, quantity: 2 });
  answerWith(400, { statusCode: 400, message: 'sold out', data: { exception: 'OutOfStockException', ...steel } });
  expect(await restoreLine({ ...steel, quantity: 2 }, 0)).toBe('soldOut');
  expect(cartState.overlayOpenedOn).toBeUndefined();
  expect(cartState.outOfStock).toEqual([]);
  expect(toasts.list).toEqual([]);
  expect(cartState.cart?.items).toEqual([]);
});

test('K-02 the error of a code is not shown for a cart that has changed since', async () => {
  cartState.discountError = { field: 'discountCode', messageKey: 'cart.discountProblem.belowMinimum' };
  answerWith(200, cartOf(3));
  await stepQuantity({ ...steel, quantity: 2 }, 1);
  expect(cartState.discountError).toBeUndefined();
});

test('K-02 a line of 98 pieces can grow by one, a line of 99 cannot', async () => {
  answerWith(200, cartOf(maxQuantity - 1));
  await loadCart();
  const requests = holdResponses();
  const click = stepQuantity({ ...steel, quantity: 98 }, 1);
  await until(requests, 1);
  expect(requests[0]).toMatchObject({ path: '/carts/add', body: { ...steel, quantity: 1 } });
  requests[0]?.answer(cartOf(maxQuantity));
  await click;
  await stepQuantity({ ...steel, quantity: maxQuantity }, 1);
  expect(requests).toHaveLength(1);
  expect(cartState.cart?.itemCount).toBe(maxQuantity);
});
