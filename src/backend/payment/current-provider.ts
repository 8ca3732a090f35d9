import 'server-only';
import { readPaymentSettings } from './payment-settings.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

let provider: PaymentProvider | undefined;

/** The provider of the environment, created when first requested. Called at start-up, so that a missing key stops it there. */
export const currentProvider = (): PaymentProvider => {
  provider ??= createStripeProvider(readPaymentSettings());
  return provider;
};

/** Replaces the provider, or with undefined restores the one of the environment; tests change ports. */
export const replaceProvider = (other: PaymentProvider | undefined): void => {
  provider = other;
};
