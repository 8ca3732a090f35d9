import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder, refundOrder, shipOrder } from '#backend/checkout/order-care.ts';
import { buyPaid, prepareShop } from '#backend/checkout/test-shop.ts';
import { forgetOrders, readHouse, tap } from '#backend/checkout/test-shopper.ts';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase } from '#backend/database/each-database.ts';
import { approveReturn, receiveReturn, refundReturn } from './return-care.ts';
import { takeInReturn } from './return-intake.ts';

const by = 'operator ada';

describeEachDatabase('returns that something else settles', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(() => forgetOrders(db));

  const buy = (): Promise<string> => buyPaid(undefined, [{ ...tap, quantity: 3 }]);
  const announceOne = async (orderId: string, kind: 'withdrawal' | 'voluntary'): Promise<string> => {
    const reason = kind === 'voluntary' ? 'doesNotFit' : '';
    return (await takeInReturn({ name: 'Ada Muster', kind, reason, by, orderId, pieces: [[1, 1]] })).returnId;
  };
  const lastOf = async (returnId: string) => {
    const entries = db.selectFrom('orderReturnHistory').select(['state', 'by', 'note']).where('returnId', '=', returnId);
    return (await entries.orderBy('position').execute()).at(-1);
  };
  const moneyBack = async (): Promise<number> => (await readHouse(db)).refunds.reduce((sum, { amount }) => sum + amount, 0);

  test.each([
    ['called off', cancelOrder, 'the order is cancelled'],
    ['paid back', refundOrder, 'the order is refunded as a whole'],
  ] as const)(
    'O-05 an order that is %s before it was shipped leaves no return open, and all of its money goes back once',
    async (_, end, note) => {
      const orderId = await buy();
      const declared = await announceOne(orderId, 'withdrawal');
      const asked = await announceOne(orderId, 'voluntary');
      const approved = await announceOne(orderId, 'voluntary');
      await approveReturn(approved);
      await end(orderId, { by });
      for (const returnId of [declared, asked, approved]) {
        expect(await lastOf(returnId)).toEqual({ state: 'CLOSED', by, note });
        for (const care of [approveReturn, receiveReturn, refundReturn])
          await expect(care(returnId)).rejects.toMatchObject({ exception: 'ReturnStateException' });
      }
      expect(await moneyBack()).toBe((await readHouse(db)).orders[0]?.total);
    },
  );

  test('O-05 a return that was paid back before its order was called off stays as it is', async () => {
    const orderId = await buy();
    const returnId = await announceOne(orderId, 'withdrawal');
    await refundReturn(returnId);
    await cancelOrder(orderId);
    expect((await lastOf(returnId))?.state).toBe('REFUNDED');
    expect(await moneyBack()).toBe((await readHouse(db)).orders[0]?.total);
  });

  test('O-05 a parcel that is on its way can still be received after its order was paid back', async () => {
    const orderId = await buy();
    const returnId = await announceOne(orderId, 'withdrawal');
    await shipOrder(orderId);
    await refundOrder(orderId);
    expect((await receiveReturn(returnId, { isAsNew: true })).state).toBe('RECEIVED');
  });
});
