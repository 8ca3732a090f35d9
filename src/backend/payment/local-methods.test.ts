import { beforeAll, expect, test } from 'vitest';
import { getCountry, loadContent } from '#backend/content/content.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { payableMethods } from './payable.ts';
import type { PaymentRequest } from './provider.ts';
import { sessionParameters } from './stripe-request.ts';

beforeAll(() => loadContent());

const offeredIn = (country: CountryCode, rawValue = 44_900) =>
  payableMethods(getCountry(country).paymentMethods, { rawValue, currency: countries[country].currency });

const requestOf = (method: PaymentRequest['method']): PaymentRequest => ({
  attemptId: 'a',
  orderId: 'NL-1',
  amount: { rawValue: 44_900, currency: 'EUR' },
  method,
  description: 'Bestelling NL-1',
  email: 'a@example.com',
  country: 'nl',
  language: 'nl',
  successUrl: 'http://localhost/back',
  cancelUrl: 'http://localhost/cancelled',
  expiresAt: 0,
});

test.each([
  ['nl', ['ideal']],
  ['be', ['bancontact']],
  ['at', ['eps']],
  ['pl', ['p24']],
  ['pt', ['mb_way']],
  ['cn', ['alipay', 'wechat_pay']],
] as const)("O-02 the shop %s lists its country's usual methods first, and Stripe is called with %j", (country, types) => {
  const asked = offeredIn(country).map((method) => sessionParameters(requestOf(method)).allowed_payment_method_types);
  expect(asked).toEqual([...types.map((type) => [type]), ...asked.slice(types.length)]);
  expect(asked[types.length]).toEqual(['card']);
});

test.each([
  ['pl', 'BLIK'],
  ['ch', 'TWINT'],
] as const)('O-02 the shop %s does not offer %s until it sells in a currency that Stripe accepts for it', (country, method) => {
  expect(getCountry(country).paymentMethods).toContain(method);
  expect(countries[country].currency).toBe('EUR');
  expect(offeredIn(country)).not.toContain(method);
});

test('O-02 MB WAY is offered up to its maximum, other methods beyond it', () => {
  expect(offeredIn('pt', 500_000)).toContain('MBWay');
  expect(offeredIn('pt', 500_001)).not.toContain('MBWay');
  expect(offeredIn('pt', 500_001)).toContain('CreditCard');
});

test('O-02 for WeChat Pay only, Stripe is told that the buyer pays in a browser', () => {
  expect(sessionParameters(requestOf('WeChatPay')).payment_method_options).toEqual({ wechat_pay: { client: 'web' } });
  expect(sessionParameters(requestOf('Alipay'))).not.toHaveProperty('payment_method_options');
});
