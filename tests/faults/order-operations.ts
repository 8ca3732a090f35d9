import { cancelOrder, refundOrder, shipOrder } from '#backend/checkout/checkout.ts';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { reportRefunds, sendRefund } from '#backend/payment/payment.ts';
import {
  confirmReturn,
  findReturnSession,
  listReturnsOf,
  receiveReturn,
  refundReturn,
  startReturnSession,
  submitStatement,
} from '#backend/return/return.ts';

/** The operations on a paid order until its money has been refunded. */
export const orderOperations = ['cancel', 'ship and refund', 'give back'] as const;
export type OrderOperation = (typeof orderOperations)[number];

// Repeating what was done before a crash gives an error that says so.
const unlessDone = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
};

const declare = async (orderId: string): Promise<void> => {
  const token = await startReturnSession({ orderId, email: 'ada@example.com', name: 'Ada Muster' });
  await submitStatement(token, { kind: 'withdrawal', reason: '', quantities: { 1: 1 } });
  const { statementKey } = JSON.parse((await findReturnSession(database, token))?.statement ?? '{}') as { statementKey: string };
  await confirmReturn(token, { statementKey });
};

const steps: Record<OrderOperation, (orderId: string) => Promise<void>> = {
  cancel: (orderId) => unlessDone(() => cancelOrder(orderId)),
  'ship and refund': async (orderId) => {
    await unlessDone(() => shipOrder(orderId));
    await unlessDone(() => refundOrder(orderId));
  },
  'give back': async (orderId) => {
    await unlessDone(() => declare(orderId));
    for (const { returnId } of await listReturnsOf(database, orderId)) {
      await unlessDone(() => receiveReturn(returnId, { isAsNew: true }));
      await unlessDone(() => refundReturn(returnId));
    }
  },
};

/** Performs an operation on an order and sends its refunds, as operators, buyers and the outbox do. Repeated after an interruption, it continues. */
export const runOrderOperation = async (orderId: string, work: OrderOperation): Promise<void> => {
  await steps[work](orderId);
  for (const { refundKey, state } of await reportRefunds(orderId)) {
    if (state === 'GIVEN') continue;
    await sendRefund()({ key: refundKey, payload: { refundKey }, createdAt: 0, signal: AbortSignal.timeout(60_000) });
  }
};
