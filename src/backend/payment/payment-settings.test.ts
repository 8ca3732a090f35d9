import { expect, test } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

test('O-02 without configuration the sandbox answers on the port of this process', () => {
  expect(readPaymentSettings({})).toMatchObject({ provider: 'sandbox', sandboxPort: 3000 });
  expect(readPaymentSettings({ PORT: '4444' })).toMatchObject({ provider: 'sandbox', sandboxPort: 4444 });
});

test('O-02 the real provider needs both secrets; what is missing or wrong is named', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', SEPA_CREDITOR_ID: 'DE98ZZZ09999999999' };
  expect(readPaymentSettings({ PAYMENT_PROVIDER: 'stripe', ...keys })).toMatchObject({ provider: 'stripe', sandboxPort: undefined });
  expect(() => readPaymentSettings({ PAYMENT_PROVIDER: 'stripe' })).toThrow(
    'Payment is not configured: STRIPE_SECRET_KEY is missing; STRIPE_WEBHOOK_SECRET is missing; SEPA_CREDITOR_ID is missing',
  );
  expect(() => readPaymentSettings({ PAYMENT_PROVIDER: 'stripe', ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(
    'STRIPE_SECRET_KEY must begin with sk_',
  );
  expect(() => readPaymentSettings({ PAYMENT_PROVIDER: 'other' })).toThrow("PAYMENT_PROVIDER is 'other'");
});
