import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const answers = new Map<string, unknown>();
const asked = vi.fn(async (_: string, { query }: { query: { productKey: string } }) => {
  const answer = answers.get(query.productKey);
  if (!answer) throw new TypeError('no network');
  return answer;
});
vi.mock('./rest.ts', () => ({ callRest: asked }));
vi.mock('./last-seen.ts', () => ({
  lastSeenProducts: { shown: [] },
  readLastSeen: () => ['a', 'gone', 'b'].map((name) => ({ productKey: name, variantKey: `${name}-copper` })),
}));

const product = (name: string, finishes: string[]) => ({
  productKey: name,
  name: name.toUpperCase(),
  url: `/spuelen/${name}`,
  variants: finishes.map((finish) => ({ key: `${name}-${finish}`, finish })),
});
const load = async () => {
  vi.resetModules();
  const { loadLastSeen } = await import('./last-seen-products.ts');
  const { lastSeenProducts } = await import('./last-seen.ts');
  await loadLastSeen();
  return lastSeenProducts.shown.map(({ url }) => url);
};

beforeEach(() => answers.clear());

test('M-49 articles that cannot be fetched are skipped silently; the others keep their order and link to their finish', async () => {
  answers.set('a', product('a', ['steel', 'copper']));
  answers.set('b', product('b', ['copper']));
  expect(await load()).toEqual(['/spuelen/a?finish=copper', '/spuelen/b']);
  expect(asked).toHaveBeenCalledWith('/api/product', expect.objectContaining({ query: { productKey: 'gone' } }));
});

test('M-49 a finish that is no longer sold is skipped, too', async () => {
  answers.set('a', product('a', ['steel']));
  answers.set('b', product('b', ['copper']));
  expect(await load()).toEqual(['/spuelen/b']);
});
