import 'server-only';
import { Hono } from 'hono';
import { inTransaction } from '#backend/database/database.ts';
import type { OutboxHandlers } from '#backend/jobs/jobs.ts';
import { completeDebit, debitPayload } from './debit.ts';
import { payPages } from './pay-page.routes.ts';
import { rejectionPayload, rejectRefund } from './sandbox-refund.ts';
import { stripeApi } from './stripe-api.routes.ts';
import { sendWebhook } from './webhooks.ts';

/** The sandbox payment provider, mounted below /sandbox: the API below /stripe, the buyer's pages below /pay. */
export const sandboxRoutes = new Hono().route('/stripe', stripeApi).route('/', payPages);

/** Its background work: events for the shop, and banks that decide on direct debits and refunds. */
export const sandboxHandlers: OutboxHandlers = {
  'sandbox-webhook': sendWebhook,
  'sandbox-debit': ({ payload }) => inTransaction((trx) => completeDebit(trx, debitPayload.parse(payload))),
  'sandbox-refund': ({ payload }) => inTransaction((trx) => rejectRefund(trx, rejectionPayload.parse(payload))),
};
