import 'server-only';
import { addWorkingDays, daysBetween, lastMoment } from '#backend/calendar/calendar.ts';
import { getCountry } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { historyOfOrder, type OrderTable, shippingOfOrder } from '#backend/order/order.ts';
import type { ReturnPeriod } from '#shared/contract/return.ts';
import { holidaysOf } from './public-holidays.ts';

type Periods = { withdrawal: ReturnPeriod | null; voluntary: ReturnPeriod };

/**
 * Until when an order may be returned. The carrier does not report delivery, so its longest time counts, from the day of shipping or else
 * of ordering: the buyer never loses a day. What has not been shipped can always be withdrawn from.
 */
export const periodsOf = async (db: Db, order: OrderTable, now = Date.now()): Promise<Periods> => {
  const { withdrawalDays, returnDays } = getCountry(order.country);
  const shipping = shippingOfOrder(order);
  const shippedAt = (await historyOfOrder(db, order.orderId)).find(({ state }) => state === 'SHIPPED')?.at;
  const method = shipping.find(({ name }) => name === order.shippingMethod);
  const maxDays = method?.maxDays ?? Math.max(...shipping.map((one) => one.maxDays));
  const isHoliday = await holidaysOf(order.country);
  // No parcel is delivered on a holiday, either.
  const startsAt = addWorkingDays(shippedAt ?? order.placedAt, maxDays, order.country, isHoliday);
  const period = (days: number): ReturnPeriod => {
    const endsAt = lastMoment(startsAt, days, order.country, isHoliday);
    const isOpen = shippedAt === undefined || now <= endsAt;
    const passed = shippedAt === undefined ? 0 : daysBetween(startsAt, now, order.country);
    // The day of delivery does not count; a last day that is not a working day moves the end, and is still counted as the last day.
    return { days, startsAt, endsAt, isOpen, day: isOpen && passed > 0 ? Math.min(passed, days) : null };
  };
  return { withdrawal: withdrawalDays === null ? null : period(withdrawalDays), voluntary: period(returnDays) };
};
