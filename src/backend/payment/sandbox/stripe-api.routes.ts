import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { readPaymentSettings } from '../payment-settings.ts';
import { claimRequest, findPayment, keepAnswer } from './sandbox.queries.ts';
import { expireSession, getSession, openSession, refund } from './sandbox.ts';
import { presentError, SandboxError } from './sandbox-error.ts';
import { readSessionParameters } from './session-parameters.ts';
import { presentPayment, presentRefund, presentSession } from './stripe-objects.ts';

type Form = Record<string, string>;
type Work = (trx: Trx, form: Form) => Promise<object>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const requireKey = (c: Context): void => {
  const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(key), digest(readPaymentSettings().secretKey))) return;
  throw new SandboxError(401, `Invalid API Key provided: ${key.slice(0, 3)}***`);
};

const readForm = async (c: Context): Promise<Form> => {
  const form = await c.req.parseBody();
  return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
};

/** Does a writing call exactly once for its idempotency key: the answer is kept in the transaction that does the work. */
const write = async (c: Context, work: Work): Promise<Response> => {
  const form = await readForm(c);
  const idempotencyKey = c.req.header('idempotency-key');
  if (!idempotencyKey) return c.json(await inTransaction((trx) => work(trx, form)));
  const fingerprint = digest(`${c.req.path}\n${JSON.stringify(form)}`).toString('hex');
  const { answer, isReplay } = await inTransaction(async (trx) => {
    const first = await claimRequest(trx, { idempotencyKey, fingerprint, status: 0, answer: '', createdAt: Date.now() });
    if (first && first.fingerprint !== fingerprint) {
      throw new SandboxError(400, `Keys for idempotent requests can only be used with the same parameters they were first used with.`, {
        type: 'idempotency_error',
      });
    }
    if (first) return { answer: first.answer, isReplay: true };
    const fresh = JSON.stringify(await work(trx, form));
    await keepAnswer(trx, idempotencyKey, fresh);
    return { answer: fresh, isReplay: false };
  });
  if (isReplay) c.header('Idempotent-Replayed', 'true');
  return c.body(answer, 200, { 'content-type': 'application/json' });
};

const refundForm = z.strictObject({ payment_intent: z.string(), amount: z.coerce.number().int().optional() });

const readRefund = (form: Form): { paymentIntentId: string; amount: number | undefined } => {
  const result = refundForm.safeParse(form);
  if (!result.success)
    throw new SandboxError(400, `Invalid refund: ${result.error.issues[0]?.path.join('.')}`, { code: 'parameter_invalid' });
  return { paymentIntentId: result.data.payment_intent, amount: result.data.amount };
};

/** The part of Stripe's API that the shop uses, spoken so that the official library cannot tell the difference. */
export const stripeApi = new Hono()
  .use(async (c, next) => {
    requireKey(c);
    return next();
  })
  .post('/v1/checkout/sessions', (c) =>
    write(c, async (trx, form) => {
      const now = Date.now();
      return presentSession((await openSession(trx, readSessionParameters(form, now), now)).session);
    }),
  )
  .get('/v1/checkout/sessions/:id', async (c) => {
    const { session, payment } = await inTransaction((trx) => getSession(trx, c.req.param('id'), Date.now()));
    return c.json(presentSession(session, c.req.query('expand[0]') === 'payment_intent' ? payment : undefined));
  })
  .post('/v1/checkout/sessions/:id/expire', (c) =>
    write(c, async (trx) => presentSession((await expireSession(trx, c.req.param('id'), Date.now())).session)),
  )
  .get('/v1/payment_intents/:id', async (c) => {
    const payment = await inTransaction((trx) => findPayment(trx, c.req.param('id')));
    if (!payment) throw new SandboxError(404, `No such payment_intent: '${c.req.param('id')}'`, { code: 'resource_missing' });
    return c.json(presentPayment(payment));
  })
  .post('/v1/refunds', (c) => write(c, async (trx, form) => presentRefund(await refund(trx, readRefund(form), Date.now()))))
  .all('/*', (c) => {
    throw new SandboxError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  })
  .onError((error, c) => {
    if (error instanceof SandboxError) return c.json(presentError(error), error.status);
    throw error;
  });
