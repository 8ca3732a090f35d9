import { useEffect, useState } from 'react';
import type { PaymentMethod } from '#shared/contract/cart.ts';

type ApplePayWindow = Window & { ApplePaySession?: { canMakePayments: () => boolean } };

const googlePay = [
  {
    supportedMethods: 'https://google.com/pay',
    data: {
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        { type: 'CARD', parameters: { allowedAuthMethods: ['CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD'] } },
      ],
    },
  },
];
const anyAmount = { total: { label: '', amount: { currency: 'EUR', value: '0' } } };

const hasApplePay = (): boolean => (window as ApplePayWindow).ApplePaySession?.canMakePayments() ?? false;

// The browser itself knows whether a wallet is there: nothing of a third party is loaded for it.
const hasGooglePay = async (): Promise<boolean> =>
  'PaymentRequest' in window && (await new PaymentRequest(googlePay, anyAmount).canMakePayment());

/** The wallets that this device has; none before the browser has said so. */
export const useDeviceWallets = (): ReadonlySet<PaymentMethod> => {
  const [wallets, setWallets] = useState<ReadonlySet<PaymentMethod>>(new Set());
  useEffect(() => {
    const add = (method: PaymentMethod): void => setWallets((known) => new Set([...known, method]));
    try {
      if (hasApplePay()) add('ApplePay');
    } catch {
      // Apple Pay refuses to answer on a page that is not encrypted: then it is not there.
    }
    hasGooglePay().then(
      (isThere) => void (isThere && add('GooglePay')),
      () => undefined,
    );
  }, []);
  return wallets;
};
