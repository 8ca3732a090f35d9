import { expect } from '@playwright/test';
import { type PageType, pageTypes } from '../../src/shared/content/page-file.ts';
import { layerOf } from '../support/browser/data-layer.ts';
import { fillCart } from '../support/browser/screens.ts';
import { test } from '../support/browser/shopper.ts';

/** A page of each type. `pending` is the type of a page before it is known, so no page view has it (`track-visit.test.ts`). */
const addresses = {
  PDP: ['sinks/delta-60-s'],
  PFP: ['sinks/delta'],
  PLP: ['sinks', 'taps'],
  FPLP: ['sinks/granite', 'sinks/undermount'],
  PPLP: ['sinks/cabinet-60', 'taps/low-pressure'],
  home: [''],
  search: ['search', 'search/delta'],
  content: ['materials', 'contact'],
  '404': ['nothing-stands-here'],
  'dealer search': ['dealer'],
  wishlist: ['wishlist'],
  checkout: ['checkout/address/', 'checkout/payment/', 'checkout/summary/', 'checkout/success', 'checkout/failure'],
  cart: ['cart'],
  shop: ['compare', 'return-order'],
  'user account': ['account', 'login', 'register', 'forgot-password', 'reset-password', 'session-expired'],
  career: ['careers', 'career/job'],
} as const satisfies Record<Exclude<PageType, 'pending'>, readonly string[]>;

for (const [type, paths] of Object.entries(addresses))
  test(`R-14 a page of type ${type} is identified as such`, async ({ shopperIn, page }) => {
    // That country measures without asking: each page's type is reported.
    const shopper = await shopperIn('us');
    if (type === 'checkout') await fillCart(page, shopper.origin, 'payable', 'us');
    for (const path of paths) {
      await shopper.visit(path);
      const structuredTypes = async (): Promise<unknown[]> =>
        ((await layerOf(page)) ?? []).filter(({ event }) => event === 'page_view').map(({ category }) => category);
      await expect.poll(structuredTypes, { message: path }).toEqual([type]);
    }
  });

test('R-14 there is a page of every type, except the pending one', () => {
  expect([...Object.keys(addresses), 'pending'].toSorted()).toEqual([...pageTypes].toSorted());
});
