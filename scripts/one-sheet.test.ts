import { expect, test } from 'vitest';
import { oneSheet } from './one-sheet.ts';

type Handler = (this: { environment: { name: string }; error: (message: string) => never }, code: string, id: string) => unknown;

const error = (message: string): never => {
  throw new Error(message);
};

const transform = (name: string, id: string): unknown => {
  const hook = oneSheet.find((plugin) => plugin.name === 'one-sheet-kept')?.transform as { handler: Handler } | undefined;
  return hook?.handler.call({ environment: { name }, error }, '', id);
};

test('a style sheet imported only by a client component fails the build instead of getting lost', () => {
  expect(() => transform('client', '/shop/node_modules/map/map.css')).toThrow('/shop/node_modules/map/map.css would be lost');
  expect(transform('client', '/shop/src/client/cart/cart-line.module.css')).toBeUndefined();
});

test('the styles of a component that the server does not render stay in the one sheet', () => {
  expect(transform('rsc', '/shop/src/client/cart/cart-line.module.css')).toMatchObject({ moduleSideEffects: 'no-treeshake' });
});
