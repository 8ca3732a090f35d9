import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueueReturnMail, type ReturnMail } from '#backend/mail/mail.ts';
import { getOrder, lockOrder, siteOfOrder } from '#backend/order/order.ts';
import type { ReturnState } from '#shared/contract/return.ts';
import { presentReturn } from './present-return.ts';
import { insertReturnHistory, setEmailOfReturn } from './return.queries.ts';
import type { OrderReturnTable } from './return.table.ts';
import { keyForSender } from './return-notifications.ts';
import type { PendingStatement } from './return-session.ts';
import { createReturn, getReturn } from './returns.ts';

type Intake = Pick<PendingStatement, 'kind' | 'reason' | 'pieces'> & {
  orderId: string;
  name: string;
  /** The address for the receipt; the buyer's own by default. */
  email?: string | undefined;
  /** The date of the letter or the call: it decides whether it is within the period. */
  declaredAt?: number | undefined;
  by: string;
};

/**
 * Records a return that was declared by letter, mail or telephone, or for which no order could be found: the same return, with the same
 * receipt (Y-01).
 */
export const recordReturn = (intake: Intake): Promise<OrderReturnTable> => inTransaction((trx) => recordReturnIn(trx, intake));

/** The same within a larger transaction. */
export const recordReturnIn = async (
  trx: Trx,
  { orderId, name, email, declaredAt, by, ...statement }: Intake,
): Promise<OrderReturnTable> => {
  const order = (await lockOrder(trx, orderId)) ?? (await getOrder(trx, orderId));
  const sender = { name, email: email ?? order.email, declaredAt };
  const row = await createReturn(trx, sender, order, { statementKey: randomUUID(), ...statement });
  await insertReturnHistory(trx, { returnId: row.returnId, state: row.state, by, note: 'taken in by the shop' });
  return row;
};

const receiptOf = (state: ReturnState, kind: OrderReturnTable['kind']): ReturnMail => {
  // For a closed return, the declaration can be confirmed again.
  const declared = kind === 'withdrawal' ? 'return-withdrawn' : 'return-requested';
  if (state === 'REQUESTED' || state === 'CLOSED') return declared;
  if (state === 'APPROVED') return kind === 'withdrawal' ? declared : 'return-approved';
  return `return-${state.toLowerCase() as 'received' | 'refunded' | 'refused'}`;
};

/** Sends the receipt of a return, in its current state, and all later mails to another address. */
export const readdressReturn = (returnId: string, email: string, by: string): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const row = (await setEmailOfReturn(trx, returnId, email)) ?? (await getReturn(trx, { returnId }));
    const order = await getOrder(trx, row.orderId);
    await insertReturnHistory(trx, { returnId, state: row.state, by, note: 'receipt goes to another address' });
    const receipt = await presentReturn(trx, row);
    const template = receiptOf(row.state, row.kind);
    const job = { template, site: siteOfOrder(order), placedAt: order.placedAt, receipt, note: '', isAgain: true };
    await enqueueReturnMail(trx, { ...job, ...(await keyForSender(trx, row, order)) });
    return row;
  });
