import type { Site } from '#shared/country/site.ts';
import { hrefTo } from '#shared/country/site.ts';

/** Paths of the shop's own screens, below the root of a country and language (specification §2). */
export const paths = {
  cart: 'cart',
  login: 'login',
  wishlist: 'wishlist',
  account: 'account',
  dealer: 'dealer',
  returnOrder: 'return-order',
  checkoutAddress: 'checkout/address/',
  checkoutPayment: 'checkout/payment/',
  checkoutSummary: 'checkout/summary/',
  checkoutSuccess: 'checkout/success',
  checkoutFailure: 'checkout/failure',
  search: 'search',
  problem: 'problem',
} as const;
export type PathName = keyof typeof paths;

/** The address of a shop screen: `pathTo(site, 'cart')` is `/cart` or `/fr/cart`; `below` appends a segment, escaped. */
export const pathTo = (site: Pick<Site, 'root'>, name: PathName, below?: string): string =>
  hrefTo(site, below === undefined ? paths[name] : `${paths[name].replace(/\/$/, '')}/${encodeURIComponent(below)}`);

/** The same screen for browsers without script: a personal document that no cache keeps. */
export const plainPathTo = (site: Pick<Site, 'root'>, name: PathName): string => hrefTo(site, `plain/${paths[name].replace(/\/$/, '')}`);
