import type { PathName } from './paths.ts';

/** Who may see a page. */
export type AccessMode = 'ALWAYS' | 'ALWAYS_EXCEPT_EXPIRED' | 'ONLY_WHEN_LOGGED_IN' | 'ONLY_WHEN_LOGGED_OUT';

/** The access mode of each of the shop's own screens; a screen below one of them shares its mode. */
export const accessModes = {
  cart: 'ALWAYS_EXCEPT_EXPIRED',
  wishlist: 'ALWAYS_EXCEPT_EXPIRED',
  sharedWishlist: 'ALWAYS',
  checkoutAddress: 'ALWAYS_EXCEPT_EXPIRED',
  checkoutPayment: 'ALWAYS_EXCEPT_EXPIRED',
  checkoutSummary: 'ALWAYS_EXCEPT_EXPIRED',
  login: 'ONLY_WHEN_LOGGED_OUT',
  register: 'ONLY_WHEN_LOGGED_OUT',
  forgotPassword: 'ONLY_WHEN_LOGGED_OUT',
  account: 'ONLY_WHEN_LOGGED_IN',
  // A visitor who follows a mailed link may already be logged in.
  resetPassword: 'ALWAYS',
  confirmRegistration: 'ALWAYS',
  confirmEmail: 'ALWAYS',
  stopEmail: 'ALWAYS',
  mailedOrder: 'ALWAYS',
  newsletter: 'ALWAYS',
  productRegistration: 'ALWAYS',
  contact: 'ALWAYS',
  sessionExpired: 'ALWAYS',
  dealer: 'ALWAYS',
  returnOrder: 'ALWAYS',
  checkoutSuccess: 'ALWAYS',
  checkoutFailure: 'ALWAYS',
  search: 'ALWAYS',
  compare: 'ALWAYS',
  problem: 'ALWAYS',
  preview: 'ALWAYS',
} as const satisfies Record<PathName, AccessMode>;
