import 'server-only';
import { readPaymentSettings } from './payment-settings.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

let provider: PaymentProvider | undefined;

/** The provider of the environment, made when first asked for. Called at start-up, so that a missing key ends it there. */
export const currentProvider = (): PaymentProvider => {
  provider ??= createStripeProvider(readPaymentSettings());
  return provider;
};

/** Puts another provider in its place, or with undefined the one of the environment again; tests change ports. */
export const replaceProvider = (other: PaymentProvider | undefined): void => {
  provider = other;
};
