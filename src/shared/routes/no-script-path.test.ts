import { expect, test } from 'vitest';
import { noScriptAccountPath } from './account-paths.ts';
import { noScriptPathOf } from './no-script-path.ts';
import { noScriptPathTo, noScriptStepPaths, stepPaths } from './paths.ts';

test.each([{ root: '/' }, { root: '/fr/' }])('B-01 every personal screen below $root has its document without script', (site) => {
  const steps = stepPaths(site);
  expect([`${site.root}cart`, `${site.root}wishlist`, ...Object.values(steps)].map((path) => noScriptPathOf(site, path))).toEqual([
    noScriptPathTo(site, 'cart'),
    noScriptPathTo(site, 'wishlist'),
    ...Object.values(noScriptStepPaths(site)),
  ]);
  expect(noScriptPathOf(site, `${site.root}wishlist/shared/aBc`)).toBe(`${noScriptPathTo(site, 'sharedWishlist')}/aBc`);
  expect(noScriptPathOf(site, `${site.root}checkout/success/DE-1`)).toBe(`${noScriptPathTo(site, 'checkoutSuccess')}/DE-1`);
  expect(noScriptPathOf(site, `${site.root}checkout/failure/DE-1`)).toBe(`${noScriptPathTo(site, 'checkoutFailure')}/DE-1`);
  expect(noScriptPathOf(site, `${site.root}account/delete-confirmation`)).toBe(`${site.root}plain/account/delete-confirmation`);
  expect(noScriptPathOf(site, `${site.root}return-order`)).toBe(noScriptPathTo(site, 'returnOrder'));
  expect(noScriptPathOf(site, `${site.root}return-order/DE-1`)).toBe(`${noScriptPathTo(site, 'returnOrder')}/DE-1`);
  expect(noScriptPathOf(site, `${site.root}account`)).toBe(noScriptAccountPath(site));
  expect(noScriptPathOf(site, `${site.root}account/delete-confirmation`)).toBe(`${site.root}plain/account/delete-confirmation`);
  expect(noScriptPathOf(site, `${site.root}account/orders/DE-1`)).toBe(noScriptAccountPath(site, 'orders', 'DE-1'));
});

test('B-01 a screen that needs no script, a no-script document and an unknown address have no other document', () => {
  const paths = ['/', '/login', '/spuelen', '/checkout/success', '/account/unknown', '/plain/cart'];
  expect(paths.map((path) => noScriptPathOf({ root: '/' }, path))).toEqual(paths.map(() => undefined));
  expect(noScriptPathOf({ root: '/fr/' }, '/cart')).toBeUndefined();
});
