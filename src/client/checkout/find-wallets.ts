import type { PaymentMethod } from '#shared/contract/cart.ts';

declare global {
  interface Navigator {
    /** On secure pages of Chromium alone. */
    readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] };
  }
}

/** What a browser shows of itself, as far as wallets go by it. */
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
    // Apple Pay refuses to answer on a page that is not encrypted: then it is not there.
    return false;
  }
};

// Chromium would ask google.com whether a card is there; so it is judged by the browser alone (decision 015).
const hasGooglePay = ({ isSecureContext, PaymentRequest, navigator: { userAgentData } }: Browser): boolean =>
  isSecureContext && PaymentRequest !== undefined && (userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false);

/** The wallets that a browser has, found without asking anybody. */
export const findWallets = (browser: Browser): PaymentMethod[] => [
  ...(hasApplePay(browser) ? (['ApplePay'] as const) : []),
  ...(hasGooglePay(browser) ? (['GooglePay'] as const) : []),
];
