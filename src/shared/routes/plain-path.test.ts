import { expect, test } from 'vitest';
import { plainAccountPath } from './account-paths.ts';
import { plainPathTo, plainStepPaths, stepPaths } from './paths.ts';
import { plainPathOf } from './plain-path.ts';

test.each([{ root: '/' }, { root: '/fr/' }])('B-01 every personal screen below $root has its document without script', (site) => {
  const steps = stepPaths(site);
  expect([`${site.root}cart`, `${site.root}wishlist`, ...Object.values(steps)].map((path) => plainPathOf(site, path))).toEqual([
    plainPathTo(site, 'cart'),
    plainPathTo(site, 'wishlist'),
    ...Object.values(plainStepPaths(site)),
  ]);
  expect(plainPathOf(site, `${site.root}wishlist/shared/aBc`)).toBe(`${plainPathTo(site, 'sharedWishlist')}/aBc`);
  expect(plainPathOf(site, `${site.root}checkout/success/DE-1`)).toBe(`${plainPathTo(site, 'checkoutSuccess')}/DE-1`);
  expect(plainPathOf(site, `${site.root}checkout/failure/DE-1`)).toBe(`${plainPathTo(site, 'checkoutFailure')}/DE-1`);
  expect(plainPathOf(site, `${site.root}account/delete-confirmation`)).toBe(`${site.root}plain/account/delete-confirmation`);
  expect(plainPathOf(site, `${site.root}return-order`)).toBe(plainPathTo(site, 'returnOrder'));
  expect(plainPathOf(site, `${site.root}return-order/DE-1`)).toBe(`${plainPathTo(site, 'returnOrder')}/DE-1`);
  expect(plainPathOf(site, `${site.root}account`)).toBe(plainAccountPath(site));
  expect(plainPathOf(site, `${site.root}account/delete-confirmation`)).toBe(`${site.root}plain/account/delete-confirmation`);
  expect(plainPathOf(site, `${site.root}account/orders/DE-1`)).toBe(plainAccountPath(site, 'orders', 'DE-1'));
});

test('B-01 a screen that says all by itself, a plain document and an unknown address have no other document', () => {
  const paths = ['/', '/login', '/spuelen', '/checkout/success', '/account/unknown', '/plain/cart'];
  expect(paths.map((path) => plainPathOf({ root: '/' }, path))).toEqual(paths.map(() => undefined));
  expect(plainPathOf({ root: '/fr/' }, '/cart')).toBeUndefined();
});
