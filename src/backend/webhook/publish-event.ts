import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Trx } from '#backend/database/database.ts';
import { enqueue } from '#backend/jobs/jobs.ts';
import { findEndpoints, insertEvent } from './webhook.queries.ts';
import type { WebhookEndpointTable } from './webhook.table.ts';

/** The published event types. */
export const webhookTypes = [
  'order.placed',
  'order.paid',
  'order.payment_failed',
  'order.cancelled',
  'order.shipped',
  'order.refunded',
  'order.refund_failed',
  'return.requested',
  'return.approved',
  'return.received',
  'return.refunded',
  'return.refused',
  'return.closed',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Which types an endpoint listens to. */
export const typesOf = ({ types }: WebhookEndpointTable): string[] => JSON.parse(types) as string[];

/**
 * Queues an event for every endpoint that listens, in the transaction in which it happens: both happen or neither. `data` contains numbers
 * and states, no personal data: a receiver that needs more asks the shop. The outbox delivers at least once, always under the same id.
 */
export const publishEvent = async (trx: Trx, type: WebhookType, data: Record<string, string | number>): Promise<void> => {
  const listening = (await findEndpoints(trx)).filter((endpoint) => typesOf(endpoint).includes(type));
  if (listening.length === 0) return;
  const now = Date.now();
  const eventId = `evt_${randomUUID().replaceAll('-', '')}`;
  await insertEvent(trx, { eventId, type, body: JSON.stringify({ type, timestamp: new Date(now).toISOString(), data }), createdAt: now });
  for (const { endpointId } of listening)
    await enqueue(trx, { kind: 'webhook', key: `webhook:${eventId}:${endpointId}`, payload: { eventId, endpointId } });
};
