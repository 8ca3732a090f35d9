import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, cartOf, stubBrowser } from '#tests/state/test-browser.ts';
import { cartState, closeCart, loadCart } from './cart.ts';
import { addToCart } from './cart-changes.ts';

beforeEach(() => {
  stubBrowser();
  closeCart();
});
afterEach(() => vi.unstubAllGlobals());

const lagune = {
  ...{ productKey: 'lagune-60', name: 'Lagune 60', url: '/spuelen/lagune-60' },
  variants: [
    {
      ...{ key: 'lagune-60-steel', sku: '10.60.0001', name: 'Edelstahl', finish: 'steel', importantProperties: [], images: [] },
      price: { value: '389,00 €', rawValue: 38900, currency: 'EUR', isTaxInPriceIncluded: true, taxRate: 1900, unit: '' },
      availability: { isPurchasable: true, numberOfItemsInStock: 0 },
    },
  ],
};

/** A network where everything is sold out. */
const rejectAll = (): void => {
  const problem = { statusCode: 400, message: '', data: { exception: 'OutOfStockException' } };
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/product') ? Response.json(lagune) : Response.json(problem, { status: 400 }),
  );
};

test.each([
  ['not in the cart', cartOf(0, { items: [] }), ['Lagune 60']],
  ['in the cart', cartOf(2), []],
] as const)('K-04 a sold-out article that is %s is marked for five seconds, and named if the cart cannot', async (_, cart, names) => {
  answerWith(200, cart);
  await loadCart();
  rejectAll();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await addToCart({ productKey: 'lagune-60', variantKey: 'lagune-60-steel' });
  expect(cartState.outOfStock).toEqual(['lagune-60-steel']);
  expect(cartState.soldOutArticles.map(({ name }) => name)).toEqual(names);
  expect(cartState.overlayOpenedOn).toBe('/spuelen');
  vi.advanceTimersByTime(4999);
  expect(cartState.outOfStock).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([cartState.outOfStock, cartState.soldOutArticles]).toEqual([[], []]);
  vi.useRealTimers();
});
