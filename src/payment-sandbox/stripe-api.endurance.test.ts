import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { openStripe } from '#tests/backend/payment/payment-harness.ts';
import { type SandboxServer, startSandbox } from '#tests/backend/payment/sandbox-server.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const parameters = (change: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 44_900, product_data: { name: 'Bestellung DE-1' } } }],
  metadata: { attemptId: 'a', language: 'fr', country: 'ch' },
  success_url: 'http://localhost:3000/payments/return/a',
  cancel_url: 'http://localhost:3000/payments/return/a?cancelled=1',
  expires_at: inAnHour(),
  ...change,
});

describeEachDatabase('sandbox provider', (open) => {
  let db: Db;
  let sandbox: SandboxServer;
  let stripe: Stripe;

  beforeEach(async () => {
    db = await open();
    sandbox = await startSandbox();
    stripe = openStripe();
  });
  afterEach(() => sandbox.close());

  test('O-02 the official library opens and reads a session', async () => {
    const session = await stripe.checkout.sessions.create(parameters());
    expect(session).toMatchObject({ status: 'open', amount_total: 44_900, currency: 'eur', payment_status: 'unpaid' });
    expect(session.url).toBe(`http://localhost:3000/sandbox/pay/${session.id}`);
    const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(read.payment_intent).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method' });
    expect(read.metadata).toEqual({ attemptId: 'a', language: 'fr', country: 'ch' });
    const intent = await stripe.paymentIntents.retrieve(typeof session.payment_intent === 'string' ? session.payment_intent : '');
    expect(intent.amount).toBe(44_900);
  });

  test('O-03 twenty identical requests at once under one key open one session', async () => {
    const wanted = parameters();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => stripe.checkout.sessions.create(wanted, { idempotencyKey: 'k' })));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(await db.selectFrom('sandboxSession').select('sessionId').execute()).toHaveLength(1);
  });

  test('O-03 another request under a used key is rejected; a rejected request leaves its key free', async () => {
    await stripe.checkout.sessions.create(parameters(), { idempotencyKey: 'k' });
    const other = stripe.checkout.sessions.create(parameters({ customer_email: 'a@example.com' }), { idempotencyKey: 'k' });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(stripe.checkout.sessions.create(parameters({ expires_at: 1 }), { idempotencyKey: 'l' })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(stripe.checkout.sessions.create(parameters(), { idempotencyKey: 'l' })).resolves.toMatchObject({ status: 'open' });
  });

  test.each([
    ['an unknown parameter', { customer: 'cus_1' }, { code: 'parameter_unknown', param: 'customer' }],
    ['a relative address', { success_url: '/back' }, { code: 'url_invalid', param: 'success_url' }],
    ['a session that would end too soon', { expires_at: 1 }, { param: 'expires_at' }],
    [
      'direct debit in yen',
      {
        allowed_payment_method_types: ['sepa_debit'],
        line_items: [{ quantity: 1, price_data: { currency: 'jpy', unit_amount: 1, product_data: { name: 'a' } } }],
      },
      { statusCode: 400 },
    ],
  ] as const)('O-02 rejects %s by name', async (_, change, error) => {
    const asked = stripe.checkout.sessions.create(parameters(change as Partial<Stripe.Checkout.SessionCreateParams>));
    await expect(asked).rejects.toMatchObject(error);
  });

  const ask = (type: 'card' | 'paypal', amount: number, currency: string) => {
    const line_items = [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'a' } } }];
    return stripe.checkout.sessions.create(parameters({ allowed_payment_method_types: [type], line_items }));
  };

  test.each([
    ['card', 49, 'eur', { code: 'amount_too_small' }],
    ['card', 29, 'gbp', { code: 'amount_too_small' }],
    ['card', 49, 'jpy', { code: 'amount_too_small' }],
    ['card', 100_000_000, 'vnd', { code: 'amount_too_large' }],
    ['paypal', 78_000, 'jpy', { param: 'allowed_payment_method_types' }],
    ['paypal', 900_000, 'vnd', { param: 'allowed_payment_method_types' }],
  ] as const)('O-02 for %s the sandbox rejects %i %s like the real provider', async (type, amount, currency, error) => {
    const shape = { type: 'StripeInvalidRequestError', statusCode: 400, ...error };
    await expect(ask(type, amount, currency)).rejects.toMatchObject(shape);
  });

  test.each([
    ['card', 50, 'eur'],
    ['card', 99_999_999, 'vnd'],
    ['paypal', 50, 'aud'],
  ] as const)('O-02 for %s the sandbox accepts %i %s', async (type, amount, currency) => {
    await expect(ask(type, amount, currency)).resolves.toMatchObject({ amount_total: amount, currency });
  });

  test('O-02 a payment without a page has the same limits', async () => {
    const { id } = await stripe.paymentMethods.create({ type: 'sepa_debit', sepa_debit: { iban: 'DE89370400440532013000' } });
    const debit = (amount: number, currency: string) =>
      stripe.paymentIntents.create({ amount, currency, payment_method: id, allowed_payment_method_types: ['sepa_debit'] });
    await expect(debit(49, 'eur')).rejects.toMatchObject({ statusCode: 400, code: 'amount_too_small', param: 'amount' });
    await expect(debit(100_000_000, 'eur')).rejects.toMatchObject({ statusCode: 400, code: 'amount_too_large', param: 'amount' });
    await expect(debit(5000, 'jpy')).rejects.toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' });
    await expect(debit(50, 'eur')).resolves.toMatchObject({ amount: 50 });
  });

  test('O-02 a missing parameter, a wrong key and an unknown id get the responses of the real provider', async () => {
    const { success_url, ...incomplete } = parameters();
    await expect(stripe.checkout.sessions.create(incomplete)).rejects.toMatchObject({ code: 'parameter_missing', param: 'success_url' });
    await expect(stripe.checkout.sessions.retrieve('cs_test_unknown')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
    await expect(stripe.customers.list()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL'),
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({ code: 'resource_missing' });
    const stranger = openStripe('sk_test_wrong');
    await expect(stranger.checkout.sessions.retrieve('cs')).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(success_url).toContain('/payments/return/');
  });

  test('O-02 a session that is not open cannot be expired, and its page says so', async () => {
    const { id, url } = await stripe.checkout.sessions.create(parameters());
    await stripe.checkout.sessions.expire(id);
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const page = await fetch(`${sandbox.origin}${new URL(url ?? '').pathname}`);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('<html lang="fr">')]);
    expect((await fetch(`${sandbox.origin}/sandbox/pay/unknown`)).status).toBe(404);
  });

  test("O-02 the page needs no script, no inline style, and escapes the shop's texts", async () => {
    const product = { currency: 'eur', unit_amount: 100, product_data: { name: '<script>alert(1)</script>' } };
    const { url } = await stripe.checkout.sessions.create(parameters({ line_items: [{ quantity: 1, price_data: product }] }));
    const response = await fetch(`${sandbox.origin}${new URL(url ?? '').pathname}`);
    const page = await response.text();
    expect(page).not.toMatch(/<script|style=|<style/);
    expect(page).toContain('&lt;script&gt;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([response.headers.get('x-frame-options'), response.headers.get('strict-transport-security')]).toEqual(['DENY', null]);
    expect((await fetch(`${sandbox.origin}/sandbox/pay.css`)).headers.get('content-type')).toContain('text/css');
  });
});
