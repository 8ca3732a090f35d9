import { beforeAll, expect, test } from 'vitest';
import { shipOrder } from '#backend/checkout/checkout.ts';
import type { Db } from '#backend/database/database.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { refundReturn } from './return-admin.ts';
import { readdressReturn, recordReturn } from './return-intake.ts';

const day = 24 * 60 * 60 * 1000;
const by = 'operator ada';

describeEachDatabase('returns recorded by the shop', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  const buy = (): Promise<string> => buyPaid(undefined, [{ ...tap, quantity: 2 }]);
  const mailsOf = async (returnId: string): Promise<string[]> =>
    (await db.selectFrom('outbox').select(['key', 'payload']).where('key', 'like', `%${returnId}%`).orderBy('createdAt').execute())
      .filter(({ key }) => key.startsWith('mail:'))
      .map(({ key, payload }) => `${key.split(':')[1]} to ${(JSON.parse(payload) as { receipt: { email: string } }).receipt.email}`);
  const intake = { name: 'Ada Muster', kind: 'withdrawal', reason: '', by } as const;

  test('Y-01 a letter counts from its date, with the same receipt; the next day would have been too late', async () => {
    const orderId = await buy();
    await shipOrder(orderId);
    const entries = await db.deleteFrom('orderHistory').where('orderId', '=', orderId).returningAll().execute();
    await db
      .insertInto('orderHistory')
      .values(entries.map((entry) => ({ ...entry, at: Date.now() - 26 * day })))
      .execute();
    const take = (declaredAt?: number) => recordReturn({ ...intake, orderId, pieces: [[1, 1]], declaredAt });
    await expect(take()).rejects.toMatchObject({ exception: 'ReturnNotPossibleException' });
    const declaredAt = Date.now() - 10 * day;
    const row = await take(declaredAt);
    expect(row).toMatchObject({ state: 'APPROVED', createdAt: declaredAt, email: 'ada@example.com' });
    expect(await mailsOf(row.returnId)).toEqual(['return-withdrawn to ada@example.com']);
    const history = await db
      .selectFrom('orderReturnHistory')
      .selectAll()
      .where('returnId', '=', row.returnId)
      .orderBy('position')
      .execute();
    expect(history.at(-1)).toMatchObject({ by, note: 'taken in by the shop' });
  });

  test('Y-01 the receipt goes to another address, and so do all later mails', async () => {
    const { returnId } = await recordReturn({ ...intake, orderId: await buy(), pieces: [[1, 2]], email: 'wrong@example.com' });
    await readdressReturn(returnId, 'right@example.com', by);
    await refundReturn(returnId);
    expect(await mailsOf(returnId)).toEqual([
      'return-withdrawn to wrong@example.com',
      'return-withdrawn to right@example.com',
      'return-refunded to right@example.com',
    ]);
  });

  const keysOf = async (subject: string): Promise<unknown[]> =>
    (await db.selectFrom('outbox').select('payload').where('key', 'like', `mail:%${subject}%`).execute()).map(
      ({ payload }) => JSON.parse(payload).orderKey,
    );

  test("O-05 its mails carry the secret that opens the order, unless they go to another mailbox than the order's", async () => {
    const orderId = await buy();
    const [key] = await keysOf(orderId);
    expect(key).toMatch(/^[\w-]{43}$/);
    const own = await recordReturn({ ...intake, orderId, pieces: [[1, 1]], email: 'Ada@Example.com' });
    expect(await keysOf(own.returnId)).toEqual([key]);
    const foreign = await recordReturn({ ...intake, orderId: await buy(), pieces: [[1, 1]], email: 'other@example.com' });
    expect(await keysOf(foreign.returnId)).toEqual([undefined]);
  });

  test('O-05 articles that were not bought cannot be returned', async () => {
    await expect(recordReturn({ ...intake, orderId: 'DE-000000-XXXXXXXX', pieces: [[1, 1]] })).rejects.toMatchObject({
      exception: 'OrderNotFoundException',
    });
    await expect(recordReturn({ ...intake, orderId: await buy(), pieces: [[1, 3]] })).rejects.toMatchObject({
      exception: 'ReturnNotPossibleException',
    });
  });
});
