import { cancelOrder, refundOrder, resolveRefunds, shipOrder } from '#backend/checkout/checkout.ts';
import { database } from '#backend/database/database.ts';
import { getOrder, historyOfOrder, listOrders, type OrderTable, presentOrder } from '#backend/order/order.ts';
import {
  findMandate,
  listMismatches,
  type PaymentMandateTable,
  type PaymentMismatchTable,
  reportOpenRefunds,
  reportRefunds,
  retryRefunds,
} from '#backend/payment/payment.ts';
import { listReturnsOf, returnEndOf } from '#backend/return/return.ts';
import type { OrderState } from '#shared/contract/order.ts';
import type { ReturnEnd } from '#shared/contract/return.ts';
import { formatMoney } from '#shared/money/money.ts';
import { addressLine, historyLine, operator, time } from './format.ts';
import { print, printJson } from './output.ts';
import { refundLine } from './refund-line.ts';

const sum = ({ total, currency }: Pick<OrderTable, 'total' | 'currency'>): string => formatMoney({ rawValue: total, currency }, 'en');
const line = (row: OrderTable): string =>
  [row.orderId, row.state.padEnd(15), time(row.placedAt), sum(row).padStart(12), row.email].join('  ');

const whyNot: Record<ReturnEnd, string> = {
  returned: 'all of it has, or is announced',
  late: 'its time is over',
  ended: 'there is no purchase to give back',
};

export type ShipOptions = { note?: string; tracking?: string; link?: string };

/** Prints the newest orders. */
export const list = async ({ state, limit, json }: { state?: OrderState; limit: number; json?: true }): Promise<void> => {
  const rows = await listOrders(database, { state, limit });
  if (json) printJson(await Promise.all(rows.map((row) => presentOrder(database, row))));
  else print(rows.length === 0 ? 'No orders' : rows.map(line).join('\n'));
};

const mandateLines = ({ reference, creditorId, holder, last4, wording, language, acceptedAt }: PaymentMandateTable): string[] => [
  `mandate ${reference}  creditor ${creditorId}  ${holder}, account ending ${last4}  agreed ${time(acceptedAt)} (${language})`,
  ...wording.split('\n').map((text) => `  ${text}`),
];

/** Prints one order with its articles, its mandate, its history and its refunds. */
export const show = async (orderId: string, { json }: { json?: true }): Promise<void> => {
  const row = await getOrder(database, orderId);
  const [order, refunds] = [await presentOrder(database, row), await reportRefunds(orderId)];
  const [returns, returnEnd] = [await listReturnsOf(database, orderId), await returnEndOf(database, row)];
  const mandate = await findMandate(database, orderId);
  if (json) return printJson({ ...order, refunds, returns, returnEnd, mandate: mandate ?? null });
  const entries = await historyOfOrder(database, orderId);
  print(
    [
      line(row),
      addressLine(order.deliveryAddress),
      ...order.items.map(({ quantity, sku, item, priceTotal }) =>
        [String(quantity).padStart(3), sku, formatMoney(priceTotal, 'en').padStart(12), `${item.name}, ${item.variantName}`].join('  '),
      ),
      `${order.shippingMethod} ${formatMoney(order.shippingCosts, 'en')}, ${order.paymentMethod}`,
      ...(mandate ? mandateLines(mandate) : []),
      ...entries.map(historyLine),
      ...returns.map(({ returnId, state }) => `return ${returnId}  ${state}`),
      ...(returnEnd === null ? [] : [`Nothing more can come back: ${whyNot[returnEnd]}`]),
      ...refunds.map(refundLine),
    ].join('\n'),
  );
};

/** Prints every state that an order has had. */
export const history = async (orderId: string): Promise<void> => {
  await getOrder(database, orderId);
  print((await historyOfOrder(database, orderId)).map(historyLine).join('\n'));
};

const report = ({ orderId, state }: OrderTable): void => print(`${orderId} is ${state}`);

/** Notifies the buyer that the parcel is on its way, and how to track it. */
export const ship = async (orderId: string, { note = '', tracking: number, link }: ShipOptions): Promise<void> => {
  const followed = number === undefined ? {} : { tracking: { number, link: link ?? null } };
  report(await shipOrder(orderId, { note, ...followed, by: operator() }));
};

/** Cancels an order. */
export const cancel = async (orderId: string): Promise<void> => report(await cancelOrder(orderId, { by: operator() }));

/** Refunds an order. */
export const refund = async (orderId: string): Promise<void> => report(await refundOrder(orderId, { by: operator() }));

/** Prints every refund that has not been paid out: waiting, given up, or rejected by a bank. */
export const listOpenRefunds = async ({ json }: { json?: true }): Promise<void> => {
  const open = await reportOpenRefunds();
  if (json) printJson(open);
  else print(open.length === 0 ? 'No open refunds' : open.map((one) => `${one.orderId}  ${refundLine(one)}`).join('\n'));
};

const mismatchLine = ({ orderId, difference, refusedAt }: PaymentMismatchTable): string =>
  [orderId, time(refusedAt), difference].join('  ');

/** Prints payment events that did not match the order they named, and were rejected. */
export const listRejectedPaymentEvents = async ({ limit, json }: { limit: number; json?: true }): Promise<void> => {
  const rejected = await listMismatches(database, limit);
  if (json) printJson(rejected);
  else print(rejected.length === 0 ? 'No news of a payment was refused' : rejected.map(mismatchLine).join('\n'));
};

/** Retries refunds with the provider that were given up or rejected. */
export const retryRefund = async (orderId: string): Promise<void> => {
  await getOrder(database, orderId);
  print(`${await retryRefunds(orderId)} refunds of ${orderId} are tried again`);
};

/** Records that given-up refunds were paid in another way. */
export const recordManualRefund = async (orderId: string, { note }: { note: string }): Promise<void> =>
  print(`${await resolveRefunds(orderId, note, operator())} refunds of ${orderId} are settled`);
