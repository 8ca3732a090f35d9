import { expect, test } from 'vitest';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { deleteOldMandates, findMandate } from './mandate.ts';

describeEachDatabase('mandates', (open) => {
  test('O-02 a mandate is deleted fourteen months after it was given, when its debit can no longer be disputed', async () => {
    const db = await open();
    const acceptedAt = Date.UTC(2026, 0, 31);
    const agreed = { holder: 'Mia Ostertag', last4: '3000', wording: 'Ich ermächtige …', language: 'de' as const, acceptedAt };
    const mandate = { ...agreed, orderId: 'DE-1', reference: 'M-1', creditorId: 'DE98ZZZ09999999999' };
    await db.insertInto('paymentMandate').values(mandate).execute();
    await deleteOldMandates(Date.UTC(2027, 2, 31));
    expect(await findMandate(db, 'DE-1')).toEqual(mandate);
    await deleteOldMandates(Date.UTC(2027, 3, 1));
    expect(await findMandate(db, 'DE-1')).toBeUndefined();
  });
});
