import fc from 'fast-check';
import { applyPaymentEvent } from '#backend/checkout/apply-payment-event.ts';
import { cancelOrder, refundOrder, shipOrder } from '#backend/checkout/order-admin.ts';
import type { Db } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import {
  approveReturn,
  confirmReturn,
  declineReturn,
  findReturnSession,
  receiveReturn,
  refundReturn,
  startReturnSession,
  submitStatement,
} from '#backend/return/return.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { type createShop, createShopper, eventOf, tap } from './test-shopper.ts';

/** An event for one of a few orders and their returns, in any order; `at` selects which one. */
export type Step =
  | { does: 'buy'; pieces: number }
  | { does: 'pay'; at: number; outcome: 'SUCCEEDED' | 'FAILED' | 'PROCESSING' | 'EXPIRED' }
  | { does: 'ship' | 'cancel' | 'refund'; at: number }
  | { does: 'give back'; at: number; pieces: number; kind: 'withdrawal' | 'voluntary' }
  | { does: 'approve' | 'receive' | 'receive as new' | 'pay back' | 'refuse'; at: number };

const at = fc.nat(3);
const pieces = fc.integer({ min: 1, max: 3 });

/** Random steps, with sensible ones more often than the rest. For tests. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('buy' as const), pieces }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      at,
      outcome: fc.constantFrom('SUCCEEDED' as const, 'SUCCEEDED' as const, 'FAILED' as const, 'PROCESSING' as const, 'EXPIRED' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('ship' as const, 'cancel' as const, 'refund' as const), at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('give back' as const),
      at,
      pieces,
      kind: fc.constantFrom('withdrawal' as const, 'voluntary' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('approve' as const, 'receive' as const, 'receive as new' as const, 'pay back' as const, 'refuse' as const),
      at,
    }),
  },
);

/** A shop in which steps are performed; a domain error counts as a result, anything else is thrown. For tests. */
export const createOrderLifecycle = (db: Db, app: ReturnType<typeof createShop>) => {
  const orders: { orderId: string; attemptId: string }[] = [];
  const returns: string[] = [];
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

  /** Buys so many pieces; an error is thrown, so that no test goes on without its order. */
  const buy = async (quantity: number): Promise<void> => {
    const answer = await (await createShopper(app, [{ ...tap, quantity }])).order();
    if (answer.status !== 200) throw new DomainError('RefusedPurchase', answer.status, {}, await answer.text());
    const { orderId, redirectUrl } = placedOrder.parse(await answer.json());
    orders.push({ orderId, attemptId: redirectUrl.split('/').at(-1) ?? '' });
  };

  const giveBack = async (orderId: string, quantity: number, kind: 'withdrawal' | 'voluntary'): Promise<void> => {
    const token = await startReturnSession({ orderId, email: 'ada@example.com', name: 'Ada Muster' });
    await submitStatement(token, { kind, reason: kind === 'voluntary' ? 'doesNotFit' : '', quantities: { 1: quantity } });
    const { statementKey } = JSON.parse((await findReturnSession(db, token))?.statement ?? '{}') as { statementKey: string };
    returns.push((await confirmReturn(token, { statementKey })).returnId);
  };

  const ofReturn = {
    approve: approveReturn,
    receive: receiveReturn,
    'receive as new': (returnId: string) => receiveReturn(returnId, { isAsNew: true }),
    'pay back': refundReturn,
    refuse: (returnId: string) => declineReturn(returnId, { note: 'Scratched' }),
  };
  const ofOrder = { ship: shipOrder, cancel: cancelOrder, refund: refundOrder };

  const act = async (next: Step): Promise<unknown> => {
    if (next.does === 'buy') return buy(next.pieces);
    const order = pick(orders, next.at);
    if (!order) return undefined;
    if (next.does === 'pay') return applyPaymentEvent(await eventOf(order.attemptId, next.outcome));
    if (next.does === 'give back') return giveBack(order.orderId, next.pieces, next.kind);
    if (next.does === 'ship' || next.does === 'cancel' || next.does === 'refund') return ofOrder[next.does](order.orderId);
    const returnId = pick(returns, next.at);
    return returnId === undefined ? undefined : ofReturn[next.does](returnId);
  };

  return {
    buy,
    take: async (next: Step): Promise<void> => {
      try {
        await act(next);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
};
