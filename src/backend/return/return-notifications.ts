import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { enqueueReturnMail, type ReturnMail } from '#backend/mail/mail.ts';
import { linkOrder, type OrderTable, siteOfOrder } from '#backend/order/order.ts';
import { publishEvent } from '#backend/webhook/webhook.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import type { OrderReturnTable } from './return.table.ts';

/** The secret that opens the order, for mails to the order's own mailbox only: any other sender learns no more of it. */
export const keyForSender = async (
  trx: Trx,
  { email }: Pick<OrderReturnTable, 'email'>,
  order: OrderTable,
): Promise<{ orderKey?: string }> =>
  email.trim().toLowerCase() === order.email.trim().toLowerCase() ? { orderKey: await linkOrder(trx, order.orderId) } : {};

/** Queues a mail about a return to its sender, in the language of the order. */
export const mailSender = async (trx: Trx, row: OrderReturnTable, order: OrderTable, template: ReturnMail, note = ''): Promise<void> => {
  const receipt = await presentReturn(trx, row);
  const key = await keyForSender(trx, row, order);
  await enqueueReturnMail(trx, { template, site: siteOfOrder(order), placedAt: order.placedAt, receipt, note, ...key });
};

/** Publishes that a return has entered its state. */
export const publishReturnEvent = (trx: Trx, { returnId, orderId, state, kind, amount, currency }: OrderReturnTable): Promise<void> =>
  publishEvent(trx, `return.${state.toLowerCase() as Lowercase<ReturnState>}`, { returnId, orderId, state, kind, amount, currency });
