import 'server-only';
import { randomUUID } from 'node:crypto';
import { getCountry } from '#backend/content/content.ts';
import { type Db, database, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueueContactMail, enqueueOpenWithdrawalMail } from '#backend/mail/mail.ts';
import { createOrderId } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { OpenStatement, ReturnDesk } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { findDesk } from './desk.ts';
import { findOpenWithdrawal, insertOpenWithdrawal, listOpenRows, setReturnOfOpen } from './open-withdrawal.queries.ts';
import { putDesk, updateDesk } from './return.queries.ts';
import type { OpenWithdrawalTable, OrderReturnTable, ReturnDeskTable } from './return.table.ts';
import { takeInReturnIn } from './return-intake.ts';

/** What somebody withdraws from, once it is known that a person tells it. */
type Told = Omit<OpenStatement, 'captcha'>;

/** A withdrawal from an order that was not found, while it waits for its confirmation. */
type KeptOpen = Told & { kind: 'open'; statementKey: string };

const readKept = ({ orderId, statement }: ReturnDeskTable): KeptOpen | undefined =>
  orderId === null && statement !== null ? (JSON.parse(statement) as KeptOpen) : undefined;

/** The first step: who withdraws from what, without an order. Answers the token of the desk. Refused where the law gives no such right. */
export const stateOpen = async ({ country }: Site, told: Told): Promise<string> => {
  if (getCountry(country).withdrawalDays === null)
    throw new DomainError('ReturnNotPossibleException', 409, {}, 'The law of this country gives no right to withdraw');
  const kept: KeptOpen = { ...told, kind: 'open', statementKey: randomUUID() };
  const token = createToken();
  const { name, email } = told;
  const desk = { orderId: null, name, email, statement: JSON.stringify(kept), draft: null, returnId: null };
  await inTransaction((trx) => putDesk(trx, token, desk));
  return token;
};

const holdOpen = async (db: Db, token: string | undefined): Promise<KeptOpen> => {
  const desk = token === undefined ? undefined : await findDesk(db, token);
  const kept = desk && readKept(desk);
  if (!kept) throw new DomainError('StatementChangedException', 409, {}, 'No statement waits for its confirmation');
  return kept;
};

/** Where the receipt of the statement that waits at a desk will go. */
export const addresseeOfOpen = async (token: string | undefined): Promise<string> => (await holdOpen(database, token)).email;

/**
 * The second step: the withdrawal has arrived, whether or not its order is ever found. Its receipt and a note to the house are queued in
 * the same transaction; the same statement confirmed again changes nothing (Y-01). Without `mayMail` no receipt is queued, and the note tells the house so.
 */
export const confirmOpen = (site: Site, token: string | undefined, statementKey: string, mayMail: boolean): Promise<void> =>
  inTransaction(async (trx) => {
    const kept = await holdOpen(trx, token);
    if (kept.statementKey !== statementKey)
      throw new DomainError('StatementChangedException', 409, {}, 'Another statement waits for its confirmation');
    const { name, email, orderId: orderNumber, content } = kept;
    const createdAt = Date.now();
    const { country, language } = site;
    const withdrawalId = createOrderId(country, createdAt, 'W');
    const row = { withdrawalId, statementKey, country, language, name, email, orderNumber, content, createdAt, returnId: null };
    if (!(await insertOpenWithdrawal(trx, row))) return;
    if (mayMail) await enqueueOpenWithdrawalMail(trx, { site, withdrawalId, name, email, orderNumber, content, createdAt });
    const fields = {
      ...{ withdrawal: withdrawalId, name, email, order: orderNumber, content, received: new Date(createdAt).toISOString() },
      ...(!mayMail && { receipt: 'not mailed: too many to this address within the hour' }),
    };
    await enqueueContactMail(trx, { requestId: withdrawalId, replyTo: { name, address: email }, fields });
  });

/** Back to the first step; what was typed is offered again. */
export const reopenOpen = (token: string | undefined): Promise<void> =>
  inTransaction(async (trx) => {
    const { name, email, orderId, content } = await holdOpen(trx, token);
    const draft = { fields: { name, email, orderId, content }, problems: [] };
    await updateDesk(trx, token ?? '', { statement: null, draft: JSON.stringify(draft) });
  });

/** What a desk says of a withdrawal without an order; null when it is about something else. */
export const presentOpen = async (desk: ReturnDeskTable): Promise<ReturnDesk['open']> => {
  const kept = readKept(desk);
  if (!kept) return null;
  const { statementKey, name, email, orderId, content } = kept;
  const row = await findOpenWithdrawal(database, { statementKey });
  const receipt = row ? { withdrawalId: row.withdrawalId, receivedAt: row.createdAt } : null;
  return { statementKey, name, email, orderId, content, receipt };
};

/** Withdrawals that wait for somebody to find their order, the oldest first. */
export const listOpen = (db: Db): Promise<OpenWithdrawalTable[]> => listOpenRows(db);

/** Somebody found the order: the withdrawal becomes a return, which counts from the day when it was declared. */
export const matchOpen = (withdrawalId: string, orderId: string, pieces: [number, number][], by: string): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const open = await findOpenWithdrawal(trx, { withdrawalId });
    if (!open) throw new DomainError('ReturnNotFoundException', 404, {}, 'There is no such withdrawal');
    const { name, email, createdAt: declaredAt } = open;
    const row = await takeInReturnIn(trx, { orderId, name, email, declaredAt, kind: 'withdrawal', reason: '', pieces, by });
    if (await setReturnOfOpen(trx, withdrawalId, row.returnId)) return row;
    throw new DomainError('ReturnStateException', 409, {}, `Withdrawal ${withdrawalId} is return ${open.returnId} already`);
  });
