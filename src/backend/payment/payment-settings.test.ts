import { expect, test } from 'vitest';
import { readEnvironment } from '#shared/environment/environment.ts';
import { readPaymentSettings } from './payment-settings.ts';

const settingsOf = (variables: Record<string, string>) => readPaymentSettings(readEnvironment(variables));

test('O-02 without configuration the sandbox is used, on the port of this process', () => {
  expect(settingsOf({})).toMatchObject({ provider: 'sandbox', sandboxPort: 3000 });
  expect(settingsOf({ PORT: '4444' })).toMatchObject({ provider: 'sandbox', sandboxPort: 4444 });
});

test('O-02 the real provider needs both secrets; what is missing or wrong is named', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', SEPA_CREDITOR_ID: 'DE98ZZZ09999999999' };
  expect(settingsOf({ PAYMENT_PROVIDER: 'stripe', ...keys })).toEqual({
    provider: 'stripe',
    secretKey: 'sk_live_1',
    webhookSecret: 'whsec_0123456789abcdef',
    creditorId: 'DE98ZZZ09999999999',
  });
  expect(() => settingsOf({ PAYMENT_PROVIDER: 'stripe' })).toThrow(
    'Payment is not configured: STRIPE_SECRET_KEY is missing; STRIPE_WEBHOOK_SECRET is missing; SEPA_CREDITOR_ID is missing',
  );
  expect(() => settingsOf({ PAYMENT_PROVIDER: 'stripe', ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(
    'STRIPE_SECRET_KEY: must begin with sk_',
  );
  expect(() => settingsOf({ PAYMENT_PROVIDER: 'other' })).toThrow('PAYMENT_PROVIDER="other"');
});

test('O-02 a weak secret is rejected, and never repeated in a message', () => {
  for (const STRIPE_WEBHOOK_SECRET of ['whsec_', 'whsec_short', 'secret-of-another-kind'])
    expect(() => settingsOf({ STRIPE_WEBHOOK_SECRET })).toThrow(
      /^The environment is wrong\.\nSTRIPE_WEBHOOK_SECRET: must be whsec_ and at least sixteen characters$/,
    );
});

test('O-02 the sandbox needs a port that is known in advance', () => {
  expect(() => settingsOf({ PORT: '0' })).toThrow('PORT, which must not be 0');
});
