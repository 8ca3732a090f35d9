import { database } from '#backend/database/database.ts';
import { reportRefunds } from '#backend/payment/payment.ts';
import {
  approveReturn,
  declineReturn,
  getReturn,
  historyOfReturn,
  listOpen,
  listReturns,
  matchOpen,
  type OrderReturnTable,
  presentReturn,
  readdressReturn,
  receiveReturn,
  recordReturn,
  refundReturn,
} from '#backend/return/return.ts';
import type { ReturnKind, ReturnReason, ReturnState } from '#shared/contract/return.ts';
import { formatMoney } from '#shared/money/money.ts';
import { historyLine, operator, time } from './format.ts';
import { print, printJson } from './output.ts';
import { refundLine } from './refund-line.ts';

const sum = ({ amount, currency }: OrderReturnTable): string => formatMoney({ rawValue: amount, currency }, 'en');
const line = (row: OrderReturnTable): string =>
  [row.returnId, row.state.padEnd(9), row.kind.padEnd(10), time(row.createdAt), sum(row).padStart(12), row.orderId, row.email].join('  ');

/** Prints the newest returns. */
export const list = async ({ state, limit, json }: { state?: ReturnState; limit: number; json?: true }): Promise<void> => {
  const rows = await listReturns(database, { state, limit });
  if (json) printJson(await Promise.all(rows.map((row) => presentReturn(database, row))));
  else print(rows.length === 0 ? 'No returns' : rows.map(line).join('\n'));
};

/** Prints one return with its articles, its history and the status of its refund. */
export const show = async (returnId: string, { json }: { json?: true }): Promise<void> => {
  const row = await getReturn(database, { returnId });
  const receipt = await presentReturn(database, row);
  const refunds = (await reportRefunds(row.orderId)).filter(({ refundKey }) => refundKey === `return:${returnId}`);
  if (json) return printJson({ ...receipt, refunds });
  const history = await historyOfReturn(returnId);
  print(
    [
      line(row),
      [row.name, row.reason].filter(Boolean).join(', '),
      ...receipt.items.map(({ quantity, sku, item, priceTotal }) =>
        [String(quantity).padStart(3), sku, formatMoney(priceTotal, 'en').padStart(12), `${item.name}, ${item.variantName}`].join('  '),
      ),
      ...history.map(historyLine),
      ...refunds.map(refundLine),
    ].join('\n'),
  );
};

const report = ({ returnId, state }: OrderReturnTable): void => print(`${returnId} is ${state}`);

/** Approves a voluntary return. */
export const approve = async (returnId: string, { note }: { note: string }): Promise<void> =>
  report(await approveReturn(returnId, { note, by: operator() }));

/** Marks the parcel as received. */
export const receive = async (returnId: string, { note, asNew = false }: { note: string; asNew?: boolean }): Promise<void> =>
  report(await receiveReturn(returnId, { note, isAsNew: asNew, by: operator() }));

/** Refunds the return. */
export const refund = async (returnId: string, { note }: { note: string }): Promise<void> =>
  report(await refundReturn(returnId, { note, by: operator() }));

/** Rejects the return. */
export const rejectReturn = async (returnId: string, { note }: { note: string }): Promise<void> =>
  report(await declineReturn(returnId, { note, by: operator() }));

export type IntakeOptions = {
  name: string;
  pieces: [number, number][];
  kind: ReturnKind;
  reason: ReturnReason | '';
  email?: string;
  declared?: number;
};

/** Records a return declared by letter, mail or telephone. */
export const take = async (orderId: string, { declared, ...intake }: IntakeOptions): Promise<void> =>
  report(await recordReturn({ ...intake, orderId, declaredAt: declared, by: operator() }));

/** Sends the receipt to another mail address. */
export const readdress = async (returnId: string, email: string): Promise<void> =>
  print(`${returnId} goes to ${(await readdressReturn(returnId, email, operator())).email}`);

/** Prints the withdrawals without a matching order yet. */
export const open = async (): Promise<void> => {
  const rows = await listOpen(database);
  const lines = rows.map(({ withdrawalId, createdAt, orderNumber, name, email, content }) =>
    [withdrawalId, time(createdAt), orderNumber, name, email, JSON.stringify(content)].join('  '),
  );
  print(lines.length === 0 ? 'No open withdrawals' : lines.join('\n'));
};

/** Turns a withdrawal into a return once its order was found. */
export const match = async (withdrawalId: string, orderId: string, pieces: [number, number][]): Promise<void> =>
  report(await matchOpen(withdrawalId, orderId, pieces, operator()));
