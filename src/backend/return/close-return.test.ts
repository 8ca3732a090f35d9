import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder, refundOrder, shipOrder } from '#backend/checkout/checkout.ts';
import type { Db } from '#backend/database/database.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { clearOrders, readOrderRecords, tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { approveReturn, receiveReturn, refundReturn } from './return-admin.ts';
import { recordReturn } from './return-intake.ts';
import { getReturn } from './returns.ts';

const by = 'operator ada';

describeEachDatabase('returns that another event completes', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(() => clearOrders(db));

  const buy = (): Promise<string> => buyPaid(undefined, [{ ...tap, quantity: 3 }]);
  const declareOne = async (orderId: string, kind: 'withdrawal' | 'voluntary'): Promise<string> => {
    const reason = kind === 'voluntary' ? 'doesNotFit' : '';
    return (await recordReturn({ name: 'Ada Muster', kind, reason, by, orderId, pieces: [[1, 1]] })).returnId;
  };
  const lastOf = async (returnId: string) => {
    const entries = db.selectFrom('orderReturnHistory').select(['state', 'by', 'note']).where('returnId', '=', returnId);
    return (await entries.orderBy('position').execute()).at(-1);
  };
  const moneyBack = async (): Promise<number> => (await readOrderRecords(db)).refunds.reduce((sum, { amount }) => sum + amount, 0);

  test.each([
    ['called off', cancelOrder, 'the order is cancelled'],
    ['paid back', refundOrder, 'the order is refunded as a whole'],
  ] as const)(
    'O-05 an order that is %s before it was shipped leaves no return open, and all of its money is refunded once',
    async (_, end, note) => {
      const orderId = await buy();
      const declared = await declareOne(orderId, 'withdrawal');
      const asked = await declareOne(orderId, 'voluntary');
      const approved = await declareOne(orderId, 'voluntary');
      await approveReturn(approved);
      await end(orderId, { by });
      for (const returnId of [declared, asked, approved]) {
        expect(await lastOf(returnId)).toEqual({ state: 'CLOSED', by, note });
        for (const action of [approveReturn, receiveReturn, refundReturn])
          await expect(action(returnId)).rejects.toMatchObject({ exception: 'ReturnStateException' });
      }
      expect(await moneyBack()).toBe((await readOrderRecords(db)).orders[0]?.total);
    },
  );

  test('Y-01 a withdrawal from some pieces of an announced return leaves it the others, and every cent is refunded once', async () => {
    const orderId = await buy();
    const take = (kind: 'withdrawal' | 'voluntary', quantity: number) =>
      recordReturn({ name: 'Ada Muster', kind, reason: '', by, orderId, pieces: [[1, quantity]] });
    const asked = await take('voluntary', 3);
    const withdrawn = await take('withdrawal', 2);
    expect(await lastOf(asked.returnId)).toEqual({
      state: 'REQUESTED',
      by: 'buyer',
      note: `withdrawal ${withdrawn.returnId} takes some of its pieces over`,
    });
    const rest = await getReturn(db, asked);
    expect([rest.state, rest.amount * 3]).toEqual(['REQUESTED', asked.amount]);
    await expect(take('withdrawal', 2)).rejects.toMatchObject({ exception: 'ReturnNotPossibleException' });
    const last = await take('withdrawal', 1);
    expect((await lastOf(asked.returnId))?.note).toBe(`withdrawal ${last.returnId} takes its pieces over`);
    await refundReturn(withdrawn.returnId);
    await refundReturn(last.returnId);
    const { orders } = await readOrderRecords(db);
    expect([await moneyBack(), orders[0]?.state]).toEqual([orders[0]?.total, 'REFUNDED']);
  });

  test('Y-01 a withdrawal takes free pieces first, and none of a return whose parcel has arrived', async () => {
    const orderId = await buy();
    const asked = await declareOne(orderId, 'voluntary');
    await declareOne(orderId, 'withdrawal');
    expect((await lastOf(asked))?.state).toBe('REQUESTED');
    await approveReturn(asked);
    await receiveReturn(asked);
    await declareOne(orderId, 'withdrawal');
    await expect(declareOne(orderId, 'withdrawal')).rejects.toMatchObject({ exception: 'ReturnNotPossibleException' });
    expect((await lastOf(asked))?.state).toBe('RECEIVED');
  });

  test('O-05 a return that was refunded before its order was cancelled stays as it is', async () => {
    const orderId = await buy();
    const returnId = await declareOne(orderId, 'withdrawal');
    await refundReturn(returnId);
    await cancelOrder(orderId);
    expect((await lastOf(returnId))?.state).toBe('REFUNDED');
    expect(await moneyBack()).toBe((await readOrderRecords(db)).orders[0]?.total);
  });

  test('O-05 a parcel that is on its way can still be received after its order was refunded', async () => {
    const orderId = await buy();
    const returnId = await declareOne(orderId, 'withdrawal');
    await shipOrder(orderId);
    await refundOrder(orderId);
    expect((await receiveReturn(returnId, { isAsNew: true })).state).toBe('RECEIVED');
  });
});
