import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { paymentKeys, readPaymentSettings } from '#backend/payment/payment.ts';
import { cancelDirect, confirmDirect, openDirect } from './direct-payment.ts';
import { removeCustomer, saveAccount } from './payment-methods.ts';
import { claimRequest, findMethod, findPayment, findRefund, findRefunds, saveResponse } from './sandbox.queries.ts';
import { expireSession, getSession, openSession } from './sandbox.ts';
import { presentError, SandboxError } from './sandbox-error.ts';
import { refund } from './sandbox-refund.ts';
import { readSessionParameters } from './session-parameters.ts';
import { presentMethod, presentPayment, presentRefund, presentSession } from './stripe-objects.ts';

type Form = Record<string, string>;
type Reply = { status: 200 | 402; body: object };
type Work = (trx: Trx, form: Form) => Promise<Reply>;

const done = (body: object): Reply => ({ status: 200, body });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const requireKey = async (c: Context): Promise<void> => {
  const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(key), digest((await paymentKeys(readPaymentSettings())).secretKey))) return;
  throw new SandboxError(401, `Invalid API Key provided: ${key.slice(0, 3)}***`);
};

const readForm = async (c: Context): Promise<Form> => {
  const form = await c.req.parseBody();
  return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
};

/** Performs a writing call exactly once per idempotency key: the response is stored in the transaction that does the work. */
const write = async (c: Context, work: Work): Promise<Response> => {
  const form = await readForm(c);
  const idempotencyKey = c.req.header('idempotency-key');
  if (!idempotencyKey) {
    const { status, body } = await inTransaction((trx) => work(trx, form));
    return c.json(body, status);
  }
  const fingerprint = digest(`${c.req.path}\n${JSON.stringify(form)}`).toString('hex');
  const {
    answer: response,
    status,
    isReplay,
  } = await inTransaction(async (trx) => {
    const first = await claimRequest(trx, { idempotencyKey, fingerprint, status: 0, answer: '', createdAt: Date.now() });
    if (first && first.fingerprint !== fingerprint) {
      throw new SandboxError(400, `Keys for idempotent requests can only be used with the same parameters they were first used with.`, {
        type: 'idempotency_error',
      });
    }
    if (first) return { answer: first.answer, status: first.status === 402 ? (402 as const) : (200 as const), isReplay: true };
    const fresh = await work(trx, form);
    const response = JSON.stringify(fresh.body);
    await saveResponse(trx, idempotencyKey, response, fresh.status);
    return { answer: response, status: fresh.status, isReplay: false };
  });
  if (isReplay) c.header('Idempotent-Replayed', 'true');
  return c.body(response, status, { 'content-type': 'application/json' });
};

const refundForm = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().int().optional(),
  'metadata[refundKey]': z.string().max(500).optional(),
});

const readRefund = (form: Form): Parameters<typeof refund>[1] => {
  const result = refundForm.safeParse(form);
  if (!result.success)
    throw new SandboxError(400, `Invalid refund: ${result.error.issues[0]?.path.join('.')}`, { code: 'parameter_invalid' });
  const { payment_intent: paymentIntentId, amount, 'metadata[refundKey]': refundKey } = result.data;
  return { paymentIntentId, amount, metadata: refundKey === undefined ? {} : { refundKey } };
};

/** The part of Stripe's API that the shop uses, compatible with the official library. */
export const stripeApi = new Hono()
  .use(async (c, next) => {
    await requireKey(c);
    return next();
  })
  .post('/v1/checkout/sessions', (c) =>
    write(c, async (trx, form) => {
      const now = Date.now();
      return done(presentSession((await openSession(trx, readSessionParameters(form, now), now)).session));
    }),
  )
  .get('/v1/checkout/sessions/:id', async (c) => {
    const { session, payment } = await inTransaction((trx) => getSession(trx, c.req.param('id'), Date.now()));
    const expand = c.req.query('expand[0]');
    const method = payment.methodId !== null && session.status === 'complete' ? await findMethod(database, payment.methodId) : undefined;
    if (expand === 'payment_intent.payment_method') return c.json(presentSession(session, payment, method));
    return c.json(presentSession(session, expand === 'payment_intent' ? payment : undefined));
  })
  .post('/v1/checkout/sessions/:id/expire', (c) =>
    write(c, async (trx) => done(presentSession((await expireSession(trx, c.req.param('id'), Date.now())).session))),
  )
  .get('/v1/payment_intents/:id', async (c) => {
    const payment = await inTransaction((trx) => findPayment(trx, c.req.param('id')));
    if (!payment) throw new SandboxError(404, `No such payment_intent: '${c.req.param('id')}'`, { code: 'resource_missing' });
    return c.json(presentPayment(payment));
  })
  .get('/v1/refunds', async (c) => {
    const refunds = await findRefunds(database, c.req.query('payment_intent') ?? '');
    return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data: refunds.map(presentRefund) });
  })
  .get('/v1/refunds/:id', async (c) => {
    const found = await findRefund(database, c.req.param('id'));
    if (!found) throw new SandboxError(404, `No such refund: '${c.req.param('id')}'`, { code: 'resource_missing' });
    return c.json(presentRefund(found));
  })
  .post('/v1/refunds', (c) => write(c, async (trx, form) => done(presentRefund(await refund(trx, readRefund(form), Date.now())))))
  .post('/v1/payment_intents', (c) => write(c, async (trx, form) => done(await openDirect(trx, form, Date.now()))))
  .post('/v1/payment_intents/:id/confirm', (c) => write(c, (trx, form) => confirmDirect(trx, c.req.param('id'), form)))
  .post('/v1/payment_intents/:id/cancel', (c) => write(c, async (trx) => done(await cancelDirect(trx, c.req.param('id')))))
  .post('/v1/payment_methods', (c) =>
    write(c, async (trx, form) => done(presentMethod(await saveAccount(trx, form['sepa_debit[iban]'] ?? '')))),
  )
  .delete('/v1/customers/:id', async (c) => {
    await inTransaction((trx) => removeCustomer(trx, c.req.param('id')));
    return c.json({ id: c.req.param('id'), object: 'customer', deleted: true });
  })
  .all('/*', (c) => {
    throw new SandboxError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  })
  .onError((error, c) => {
    if (error instanceof SandboxError) return c.json(presentError(error), error.status);
    throw error;
  });
