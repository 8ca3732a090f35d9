import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { enqueueReturnMail, type ReturnMail } from '#backend/mail/mail.ts';
import { type OrderTable, siteOfOrder } from '#backend/order/order.ts';
import { announce } from '#backend/webhook/webhook.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import type { OrderReturnTable } from './return.table.ts';

/** Queues a mail about a return to its sender, in the language of the order. */
export const mailSender = async (trx: Trx, row: OrderReturnTable, order: OrderTable, template: ReturnMail, note = ''): Promise<void> => {
  const receipt = await presentReturn(trx, row);
  await enqueueReturnMail(trx, { template, site: siteOfOrder(order), placedAt: order.placedAt, receipt, note });
};

/** Tells others that a return has come into its state. */
export const announceReturn = (trx: Trx, { returnId, orderId, state, kind, amount, currency }: OrderReturnTable): Promise<void> =>
  announce(trx, `return.${state.toLowerCase() as Lowercase<ReturnState>}`, { returnId, orderId, state, kind, amount, currency });
