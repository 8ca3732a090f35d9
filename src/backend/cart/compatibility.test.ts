import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import { copyContent } from '#tests/content/planted-folder.ts';
import { misfitsOf } from './compatibility.ts';

const planted = copyContent(['delta-60-s', 'bogen-p', 'strom-80']);
afterEach(() => vi.unstubAllEnvs());
afterAll(planted.remove);

const line = (variantKey: string, name: string): CartItem => ({ variantKey, item: { name } }) as CartItem;
const cart = [line('bogen-p-brass', 'Bogen P'), line('delta-60-s-anthracite', 'Delta 60 S')];

/** The same catalogue with other facts for the tap. */
const loadWith = async (facts: object): Promise<void> => {
  planted.edit('catalogue/bogen-p/product.json', (product) => {
    product['facts'] = { ...(product['facts'] as object), ...facts };
  });
  vi.stubEnv('CONTENT_DIR', planted.folder);
  await loadContent();
};

test('B-04 a tap whose water falls into no bowl of a sink in the cart is named with that sink', async () => {
  await loadWith({ reach: 90 });
  expect(misfitsOf(cart)).toEqual([{ tap: 'Bogen P', sink: 'Delta 60 S' }]);
  // The sink may be at home; and another one in the cart may be meant.
  expect(misfitsOf(cart.slice(0, 1))).toEqual([]);
  await loadWith({ reach: 215 });
  expect(misfitsOf(cart)).toEqual([]);
});
