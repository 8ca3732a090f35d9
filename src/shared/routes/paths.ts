import { hrefTo, type Site } from '#shared/country/site.ts';

/** Paths of the shop's own screens, below the root of a country and language (specification §2). */
export const paths = {
  cart: 'cart',
  compare: 'compare',
  login: 'login',
  register: 'register',
  forgotPassword: 'forgot-password',
  resetPassword: 'reset-password',
  confirmRegistration: 'confirm-registration',
  sessionExpired: 'session-expired',
  wishlist: 'wishlist',
  sharedWishlist: 'wishlist/shared',
  account: 'account',
  newsletter: 'newsletter',
  productRegistration: 'product-registration',
  contact: 'contact-form',
  confirmEmail: 'confirm-email',
  stopEmail: 'stop-email-change',
  mailedOrder: 'order',
  dealer: 'dealer',
  returnOrder: 'return-order',
  checkoutAddress: 'checkout/address/',
  checkoutPayment: 'checkout/payment/',
  checkoutSummary: 'checkout/summary/',
  checkoutSuccess: 'checkout/success',
  checkoutFailure: 'checkout/failure',
  search: 'search',
  problem: 'problem',
  preview: 'preview',
} as const;
export type PathName = keyof typeof paths;

// Browsers resolve `.` and `..`, escaped or not: such a segment cannot be written.
const isSegment = (text: string): boolean => text !== '' && text !== '.' && text !== '..';

/** The address of a shop screen: `pathTo(site, 'cart')` is `/cart` or `/fr/cart`; `below` appends one segment, escaped. */
export const pathTo = (site: Pick<Site, 'root'>, name: PathName, below?: string): string =>
  below === undefined || !isSegment(below)
    ? hrefTo(site, paths[name])
    : hrefTo(site, `${paths[name].replace(/\/$/, '')}/${encodeURIComponent(below.toWellFormed())}`);

/** The same screen for browsers without script: a personal document that is never cached. */
export const noScriptPathTo = (site: Pick<Site, 'root'>, name: PathName): string => hrefTo(site, `plain/${paths[name].replace(/\/$/, '')}`);

/** The steps of the checkout, in order (specification §4). */
export const checkoutSteps = ['address', 'payment', 'summary'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const stepNames = { address: 'checkoutAddress', payment: 'checkoutPayment', summary: 'checkoutSummary' } as const satisfies Record<
  CheckoutStep,
  PathName
>;

/** The step that a path segment names; undefined for any other text. */
export const checkoutStepOf = (segment: string): CheckoutStep | undefined => checkoutSteps.find((step) => step === segment);

/** The address of each checkout step. */
export const stepPaths = (site: Pick<Site, 'root'>): Record<CheckoutStep, string> => ({
  address: pathTo(site, stepNames.address),
  payment: pathTo(site, stepNames.payment),
  summary: pathTo(site, stepNames.summary),
});

/** The address of each checkout step for browsers without script. */
export const noScriptStepPaths = (site: Pick<Site, 'root'>): Record<CheckoutStep, string> => ({
  address: noScriptPathTo(site, stepNames.address),
  payment: noScriptPathTo(site, stepNames.payment),
  summary: noScriptPathTo(site, stepNames.summary),
});
