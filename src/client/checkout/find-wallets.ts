import type { PaymentMethod } from '#shared/contract/cart.ts';

declare global {
  interface Navigator {
    /** Chromium on secure pages only. */
    readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] };
  }
}

/** The browser features that wallet detection reads. */
export type Browser = {
  isSecureContext: boolean;
  PaymentRequest?: unknown;
  ApplePaySession?: { canMakePayments: () => boolean };
  navigator: Pick<Navigator, 'userAgentData'>;
};

const hasApplePay = ({ ApplePaySession }: Browser): boolean => {
  try {
    return ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // Apple Pay throws on an insecure page: then it is not available.
    return false;
  }
};

// Chromium would send a request to google.com to check for a card; so only the browser is checked (decision 015).
const hasGooglePay = ({ isSecureContext, PaymentRequest, navigator: { userAgentData } }: Browser): boolean =>
  isSecureContext && PaymentRequest !== undefined && (userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false);

/** The wallets available in this browser, found without a request. */
export const findWallets = (browser: Browser): PaymentMethod[] => [
  ...(hasApplePay(browser) ? (['ApplePay'] as const) : []),
  ...(hasGooglePay(browser) ? (['GooglePay'] as const) : []),
];
