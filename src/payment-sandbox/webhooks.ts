import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Trx } from '#backend/database/database.ts';
import { enqueue, type OutboxHandler } from '#backend/jobs/jobs.ts';
import { paymentKeys, readPaymentSettings } from '#backend/payment/payment.ts';
import { environment } from '#shared/environment/environment.ts';
import { newId } from './stripe-objects.ts';

const holdBackMs = 5000;

/** Queues an event for the shop's webhook address. `delayMs` is added to the delay of the delivery modes. */
export const emitEvent = async (trx: Trx, type: string, object: object, delayMs = 0): Promise<void> => {
  const { SANDBOX_WEBHOOKS: deliveryModes } = environment();
  if (deliveryModes.has('lose')) return;
  const id = newId('evt');
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, pending_webhooks: 1, data: { object } });
  // Completion is the first event of a payment: delayed, it arrives after the ones that follow it.
  const isHeldBack = deliveryModes.has('delay') || (deliveryModes.has('reorder') && type === 'checkout.session.completed');
  for (const copy of deliveryModes.has('double') ? ['first', 'second'] : ['first']) {
    const delay = delayMs + (isHeldBack ? holdBackMs : 0);
    await enqueue(trx, { kind: 'sandbox-webhook', key: `${id}:${copy}`, payload: { body }, delayMs: delay });
  }
};

/** Signs a body as Stripe does: HMAC-SHA256 over `time.body`; the time in seconds is part of the header. */
export const signatureOf = (body: string, secret: string, time: number = Math.floor(Date.now() / 1000)): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const payload = z.object({ body: z.string() });

/** Sends one event to the shop over HTTP; anything but 2xx is a failure and will be repeated, as with Stripe. */
export const sendWebhook: OutboxHandler = async (work) => {
  const { body } = payload.parse(work.payload);
  const { webhookSecret } = await paymentKeys(readPaymentSettings());
  const response = await fetch(`http://127.0.0.1:${environment().PORT}/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body, webhookSecret) },
    body,
    redirect: 'manual',
    signal: work.signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook was answered with ${response.status}`);
};
