import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { publishEvent, type WebhookType } from '#backend/webhook/webhook.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { OrderTable } from './order.table.ts';

const types: Record<OrderState, WebhookType> = {
  PENDING_PAYMENT: 'order.placed',
  PAID: 'order.paid',
  PAYMENT_FAILED: 'order.payment_failed',
  CANCELLED: 'order.cancelled',
  SHIPPED: 'order.shipped',
  REFUNDED: 'order.refunded',
};

/** Publishes that an order has entered its state. */
export const publishOrderEvent = (trx: Trx, { orderId, state, country, currency, total, placedAt }: OrderTable): Promise<void> =>
  publishEvent(trx, types[state], { orderId, state, country, currency, total, placedAt });
