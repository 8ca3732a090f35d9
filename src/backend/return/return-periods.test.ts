import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { getOrder } from '#backend/order/order.ts';
import { createRest } from '#backend/rest/rest.ts';
import { returnSessionAnswer } from '#shared/contract/return.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { tap } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { returnRoutes } from './return.routes.ts';
import { periodsOf } from './return-periods.ts';

/** The expected result at a moment: the day shown, null before the first, or that it is too late. */
type Moment = [at: string, day: number | null | 'late'];
/** `of` names the period where the country's law gives no right of withdrawal. */
type Case = { what: string; country: CountryCode; of?: 'withdrawal' | 'voluntary'; shippedAt: string; endsAt: string; moments: Moment[] };

// The carrier's longest time is 3 working days in Germany, 4 to France, 6 to Britain, 10 to Japan; that day does not count.
const cases: Case[] = [
  {
    what: 'the clocks go back on the 9th day',
    country: 'de',
    shippedAt: '2026-10-13T08:00:00Z',
    endsAt: '2026-10-30T22:59:59.999Z',
    moments: [
      ['2026-10-16T21:59:59Z', null],
      ['2026-10-16T22:00:00Z', 1],
      ['2026-10-19T10:00:00Z', 3],
      ['2026-10-25T22:30:00Z', 9],
      ['2026-10-25T23:30:00Z', 10],
      ['2026-10-30T22:59:59.999Z', 14],
      ['2026-10-30T23:00:00Z', 'late'],
    ],
  },
  {
    what: 'the clocks go forward on the 3rd day',
    country: 'de',
    shippedAt: '2027-03-22T09:00:00Z',
    endsAt: '2027-04-08T21:59:59.999Z',
    moments: [
      ['2027-03-27T23:30:00Z', 3],
      ['2027-03-28T21:30:00Z', 3],
      ['2027-03-28T22:30:00Z', 4],
      ['2027-04-08T21:59:59.999Z', 14],
      ['2027-04-08T22:00:00Z', 'late'],
    ],
  },
  {
    what: 'a leap day is a day',
    country: 'de',
    shippedAt: '2028-02-22T09:00:00Z',
    endsAt: '2028-03-10T22:59:59.999Z',
    moments: [
      ['2028-02-28T12:00:00Z', 3],
      ['2028-02-29T12:00:00Z', 4],
      ['2028-03-01T12:00:00Z', 5],
      ['2028-03-10T12:00:00Z', 14],
    ],
  },
  {
    what: 'the 30th day is a Sunday, so the last one is a Monday; days begin at midnight in Tokyo',
    country: 'jp',
    of: 'voluntary',
    shippedAt: '2026-11-06T01:00:00Z',
    endsAt: '2026-12-21T14:59:59.999Z',
    moments: [
      ['2026-11-20T14:59:59Z', null],
      ['2026-11-22T14:59:59Z', 2],
      ['2026-11-22T15:00:00Z', 3],
      ['2026-12-20T12:00:00Z', 30],
      ['2026-12-21T14:59:59.999Z', 30],
      ['2026-12-21T15:00:00Z', 'late'],
    ],
  },
  {
    what: 'the 14th day is 25 December, a Friday, so the last one is the Monday after the weekend',
    country: 'de',
    shippedAt: '2026-12-08T09:00:00Z',
    endsAt: '2026-12-28T22:59:59.999Z',
    moments: [
      ['2026-12-24T12:00:00Z', 13],
      ['2026-12-25T22:59:59.999Z', 14],
      ['2026-12-28T22:59:59.999Z', 14],
      ['2026-12-28T23:00:00Z', 'late'],
    ],
  },
  {
    what: 'the 14th day is 14 July, a Wednesday, so the last one is the Thursday',
    country: 'fr',
    shippedAt: '2027-06-24T08:00:00Z',
    endsAt: '2027-07-15T21:59:59.999Z',
    moments: [
      ['2027-07-14T21:59:59.999Z', 14],
      ['2027-07-15T21:59:59.999Z', 14],
      ['2027-07-15T22:00:00Z', 'late'],
    ],
  },
  {
    what: '14 July is a day of work in Germany',
    country: 'de',
    shippedAt: '2027-06-25T08:00:00Z',
    endsAt: '2027-07-14T21:59:59.999Z',
    moments: [
      ['2027-07-14T21:59:59.999Z', 14],
      ['2027-07-14T22:00:00Z', 'late'],
    ],
  },
  {
    what: 'the carrier does not deliver on 25 December, so the period begins the day after the weekend',
    country: 'de',
    shippedAt: '2026-12-22T09:00:00Z',
    endsAt: '2027-01-11T22:59:59.999Z',
    moments: [
      ['2026-12-28T12:00:00Z', null],
      ['2026-12-29T12:00:00Z', 1],
      ['2027-01-11T22:59:59.999Z', 14],
      ['2027-01-11T23:00:00Z', 'late'],
    ],
  },
  {
    what: 'outside of the Union a holiday on a day of work moves nothing',
    country: 'gb',
    shippedAt: '2026-12-03T09:00:00Z',
    endsAt: '2026-12-25T23:59:59.999Z',
    moments: [
      ['2026-12-25T23:59:59.999Z', 14],
      ['2026-12-26T00:00:00Z', 'late'],
    ],
  },
];

describeEachDatabase('return periods', (open) => {
  let db: Db;
  let orderId: string;
  beforeAll(async () => {
    db = await prepareShop(open);
    orderId = await buyPaid(undefined, [{ ...tap, quantity: 2 }]);
  });
  afterEach(() => void vi.useRealTimers());
  const beShippedAt = async (at: number): Promise<void> => {
    await db.deleteFrom('orderHistory').where('orderId', '=', orderId).execute();
    const entry = { orderId, position: 1, state: 'SHIPPED' as const, by: 'operator ada', note: '', at };
    await db.insertInto('orderHistory').values(entry).execute();
    await db.updateTable('order').set({ state: 'SHIPPED' }).where('orderId', '=', orderId).execute();
  };

  test.each(cases)('Y-01 the day of a period: $what', async ({ country, of = 'withdrawal', shippedAt, endsAt, moments }) => {
    await beShippedAt(Date.parse(shippedAt));
    const order = { ...(await getOrder(db, orderId)), country };
    const seen = await Promise.all(
      moments.map(async ([at]): Promise<[Moment, string]> => {
        const period = (await periodsOf(db, order, Date.parse(at)))[of];
        return [[at, period?.isOpen ? period.day : 'late'], new Date(period?.endsAt ?? 0).toISOString()];
      }),
    );
    expect(seen).toEqual(moments.map((moment) => [moment, endsAt]));
  });

  test('Y-01 a voluntary return whose 30th day is a Sunday may be sent on the Monday, and no later', async () => {
    await beShippedAt(Date.parse('2026-11-03T09:00:00Z'));
    const order = await getOrder(db, orderId);
    const endsAt = Date.parse('2026-12-07T22:59:59.999Z');
    const isOpenAt = async (now: number) => (await periodsOf(db, order, now)).voluntary.isOpen;
    expect((await periodsOf(db, order, endsAt)).voluntary.endsAt).toBe(endsAt);
    expect([await isOpenAt(endsAt), await isOpenAt(endsAt + 1)]).toEqual([true, false]);
  });

  test('Y-01 the return session shows the day, accepts a withdrawal on the last one, and none on the day after', async () => {
    const [{ shippedAt, endsAt } = { shippedAt: '', endsAt: '' }] = cases;
    await beShippedAt(Date.parse(shippedAt));
    const browser = createBrowser(createRest({ '/returns': returnRoutes }, { reads: 0, changes: 0 }), 'de.localhost:3000');
    const withdrawAt = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      await browser.post('/returns/find', { name: 'Ada Muster', email: 'ada@example.com', orderId });
      const { order } = returnSessionAnswer.parse(await (await browser.get('/returns/mine')).json());
      const { status } = await browser.post('/returns/statement', { kind: 'withdrawal', quantities: { 1: 1 } });
      return [order?.withdrawal?.day, status];
    };
    expect(await withdrawAt(Date.parse('2026-10-19T10:00:00Z'))).toEqual([3, 200]);
    expect(await withdrawAt(Date.parse(endsAt))).toEqual([14, 200]);
    expect(await withdrawAt(Date.parse(endsAt) + 1)).toEqual([null, 409]);
  });
});
