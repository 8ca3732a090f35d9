import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import type { MethodType } from '#shared/payment/stripe-limits.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createPaymentHarness, euros, openStripe, siteOf, submitForm } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';

const local = ['ideal', 'bancontact', 'eps', 'p24', 'mb_way', 'alipay', 'wechat_pay'] as const;

describeEachDatabase('local payment methods in the sandbox', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let stripe: Stripe;

  beforeEach(async () => {
    db = await open();
    sandbox = await startSandbox();
    stripe = openStripe();
  });
  afterEach(() => sandbox.close());

  const ask = (type: MethodType, amount = 44_900, currency = 'eur', change: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      allowed_payment_method_types: [type],
      line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'a' } } }],
      metadata: { attemptId: 'a', language: 'pl', country: 'pl' },
      success_url: 'http://localhost:3000/payments/return/a',
      cancel_url: 'http://localhost:3000/payments/return/a?cancelled=1',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      ...(type === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
      ...change,
    });
  const pageOf = ({ url }: Stripe.Checkout.Session): string => `${sandbox.origin}${new URL(url ?? '').pathname}`;
  const stateOf = async ({ id }: Stripe.Checkout.Session) => {
    const { status, payment_status } = await stripe.checkout.sessions.retrieve(id);
    return [status, payment_status];
  };
  const placeOf = async (response: Promise<Response>) => (await response).headers.get('location');

  test.each([
    ['blik', 44_900, 'eur', { param: 'allowed_payment_method_types' }],
    ['twint', 44_900, 'eur', { param: 'allowed_payment_method_types' }],
    ['ideal', 44_900, 'gbp', { param: 'allowed_payment_method_types' }],
    ['eps', 44_900, 'usd', { param: 'allowed_payment_method_types' }],
    ['bancontact', 44_900, 'pln', { param: 'allowed_payment_method_types' }],
    ['mb_way', 44_900, 'pln', { param: 'allowed_payment_method_types' }],
    ['p24', 44_900, 'chf', { param: 'allowed_payment_method_types' }],
    ['alipay', 900_000, 'vnd', { param: 'allowed_payment_method_types' }],
    ['wechat_pay', 900_000, 'vnd', { param: 'allowed_payment_method_types' }],
    ['ideal', 49, 'eur', { code: 'amount_too_small' }],
    ['blik', 199, 'pln', { code: 'amount_too_small' }],
    ['mb_way', 500_001, 'eur', { code: 'amount_too_large' }],
    ['twint', 500_001, 'chf', { code: 'amount_too_large' }],
  ] as const)('O-02 for %s the sandbox rejects %i %s like the real provider', async (type, amount, currency, error) => {
    await expect(ask(type, amount, currency)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...error });
  });

  test.each([
    ['blik', 200, 'pln'],
    ['p24', 200, 'pln'],
    ['twint', 500_000, 'chf'],
    ['mb_way', 500_000, 'eur'],
  ] as const)('O-02 for %s the sandbox accepts %i %s', async (type, amount, currency) => {
    await expect(ask(type, amount, currency)).resolves.toMatchObject({ amount_total: amount, currency });
  });

  test('O-02 WeChat Pay without its client is rejected by name', async () => {
    const param = 'payment_method_options[wechat_pay][client]';
    await expect(ask('wechat_pay', 44_900, 'eur', { payment_method_options: {} })).rejects.toMatchObject({
      code: 'parameter_missing',
      param,
    });
  });

  test.each(local)('O-02 %s is declined and stays open, then is approved and partly refunded', async (type) => {
    const session = await ask(type);
    const page = pageOf(session);
    const typed = { phone: '+351 912 345 678' };
    expect(await placeOf(submitForm(page, { decision: 'refuse' }))).toContain('problem=authentication_failed');
    expect(await (await fetch(`${page}?problem=authentication_failed`)).text()).toContain('role="alert"');
    expect(await stateOf(session)).toEqual(['open', 'unpaid']);
    expect(await placeOf(submitForm(page, { decision: 'approve', ...typed }))).toBe('/payments/return/a');
    expect(await stateOf(session)).toEqual(['complete', 'paid']);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    const refund = await stripe.refunds.create({ payment_intent: `${payment_intent}`, amount: 10_000 });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 10_000, currency: 'eur' });
  });

  test.each([
    ['blik', 'pln', 'blik', ['', '12345', '1234567', '12345a'], '777 123'],
    ['mb_way', 'eur', 'phone', ['', '12', 'number'], '912 345 678'],
  ] as const)('O-02 %s in %s asks for %s and reports what is wrong with it', async (type, currency, field, wrong, right) => {
    const session = await ask(type, 44_900, currency);
    const page = pageOf(session);
    expect(await (await fetch(page)).text()).toContain(`name="${field}"`);
    for (const text of wrong) {
      expect(await placeOf(submitForm(page, { decision: 'approve', [field]: text }))).toContain(`problem=${field}`);
    }
    expect(await (await fetch(`${page}?problem=${field}`)).text()).toMatch(new RegExp(`name="${field}"[^>]+aria-invalid="true"`));
    expect(await stateOf(session)).toEqual(['open', 'unpaid']);
    await submitForm(page, { decision: 'approve', [field]: right });
    expect(await stateOf(session)).toEqual(['complete', 'paid']);
  });

  test('O-02 a buyer who never returns has paid all the same: the signed event says so', async () => {
    const payments = createPaymentHarness(db, sandbox);
    const { attemptId, start } = await payments.begin('iDEAL', euros, siteOf('nl', 'nl'));
    await submitForm(await start(), { decision: 'approve' });
    await payments.runJobs();
    const [event] = await payments.events();
    expect(event).toMatchObject({ attemptId, outcome: 'SUCCEEDED' });
    expect(event && (await payments.completeAttempt(event))).toMatchObject({ attemptId, state: 'SUCCEEDED', amount: euros });
  });

  test('O-02 no local payment method is saved for later', async () => {
    const params = { amount: 44_900, currency: 'eur', payment_method: 'pm_1', allowed_payment_method_types: ['ideal'] };
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ statusCode: 400 });
  });
});
