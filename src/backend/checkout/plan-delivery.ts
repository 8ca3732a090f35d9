import 'server-only';
import { addWorkingDays, daysBetween } from '#backend/calendar/calendar.ts';
import type { Db } from '#backend/database/database.ts';
import { historyOfOrder, type OrderTable, shippingOfOrder } from '#backend/order/order.ts';
import { periodsOf } from '#backend/return/return.ts';
import type { DeliveryPlan } from '#shared/contract/own-order.ts';

/** Working days for packing an order and handing it to the carrier. */
const packing = 1;

/**
 * When an order ships, when it arrives, and the earliest end of its return period: the days stated in its mails. Null where the country no
 * longer has its carrier.
 */
export const planDelivery = async (db: Db, order: OrderTable): Promise<DeliveryPlan | null> => {
  const { country, placedAt } = order;
  const carrier = shippingOfOrder(order).find(({ name }) => name === order.shippingMethod);
  if (!carrier) return null;
  const sentAt = (await historyOfOrder(db, order.orderId)).find(({ state }) => state === 'SHIPPED')?.at;
  const shippedAt = sentAt ?? addWorkingDays(placedAt, packing, country);
  const [from, to] = [carrier.minDays, carrier.maxDays].map((days) => addWorkingDays(sentAt ?? placedAt, days, country)) as [
    number,
    number,
  ];
  const { voluntary } = await periodsOf(db, order);
  return {
    shippedAt,
    arrival: { from, to },
    days: [daysBetween(placedAt, shippedAt, country), daysBetween(shippedAt, from, country), daysBetween(from, to, country) + 1],
    returns: { days: voluntary.days, until: voluntary.endsAt },
  };
};
