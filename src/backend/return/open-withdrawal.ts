import 'server-only';
import { randomUUID } from 'node:crypto';
import { getCountry } from '#backend/content/content.ts';
import { type Db, database, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueueContactMail, enqueueOpenWithdrawalMail } from '#backend/mail/mail.ts';
import { createOrderId } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { OpenStatement, ReturnSession } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { findOpenWithdrawal, insertOpenWithdrawal, listOpenRows, setReturnOfOpen } from './open-withdrawal.queries.ts';
import { updateReturnSession, upsertReturnSession } from './return.queries.ts';
import type { OpenWithdrawalTable, OrderReturnTable, ReturnSessionTable } from './return.table.ts';
import { recordReturnIn } from './return-intake.ts';
import { findReturnSession } from './return-session.ts';

/** The content of a withdrawal, once its captcha has been checked. */
type OpenStatementInput = Omit<OpenStatement, 'captcha'>;

/** A withdrawal from an order that was not found, while it waits for its confirmation. */
type PendingOpenStatement = OpenStatementInput & { kind: 'open'; statementKey: string };

const readPending = ({ orderId, statement }: ReturnSessionTable): PendingOpenStatement | undefined =>
  orderId === null && statement !== null ? (JSON.parse(statement) as PendingOpenStatement) : undefined;

/**
 * The first step: who withdraws from what, without an order. Returns the token of the return session. Rejected where the law gives no such
 * right.
 */
export const submitOpenStatement = async ({ country }: Site, input: OpenStatementInput): Promise<string> => {
  if (getCountry(country).withdrawalDays === null)
    throw new DomainError('ReturnNotPossibleException', 409, {}, 'The law of this country gives no right to withdraw');
  const pending: PendingOpenStatement = { ...input, kind: 'open', statementKey: randomUUID() };
  const token = createToken();
  const { name, email } = input;
  const returnSession = { orderId: null, name, email, statement: JSON.stringify(pending), draft: null, returnId: null };
  await inTransaction((trx) => upsertReturnSession(trx, token, returnSession));
  return token;
};

const requirePending = async (db: Db, token: string | undefined): Promise<PendingOpenStatement> => {
  const returnSession = token === undefined ? undefined : await findReturnSession(db, token);
  const pending = returnSession && readPending(returnSession);
  if (!pending) throw new DomainError('StatementChangedException', 409, {}, 'No statement waits for its confirmation');
  return pending;
};

/** The recipient of the receipt for the statement that waits in a return session. */
export const addresseeOfOpen = async (token: string | undefined): Promise<string> => (await requirePending(database, token)).email;

/**
 * The second step: the withdrawal has arrived, whether or not its order is ever found. Its receipt and a note to the company are queued in
 * the same transaction; confirming the same statement again changes nothing (Y-01). Without `mayMail` no receipt is queued, and the note
 * to the company says so. Returns whether a receipt was queued.
 */
export const confirmOpen = (
  site: Site,
  token: string | undefined,
  statementKey: string,
  mayMail: boolean,
): Promise<{ isMailed: boolean }> =>
  inTransaction(async (trx) => {
    const pending = await requirePending(trx, token);
    if (pending.statementKey !== statementKey)
      throw new DomainError('StatementChangedException', 409, {}, 'Another statement waits for its confirmation');
    const { name, email, orderId: orderNumber, content } = pending;
    const createdAt = Date.now();
    const { country, language } = site;
    const withdrawalId = createOrderId(country, createdAt, 'W');
    const row = { withdrawalId, statementKey, country, language, name, email, orderNumber, content, createdAt, returnId: null };
    if (!(await insertOpenWithdrawal(trx, row))) return { isMailed: false };
    if (mayMail) await enqueueOpenWithdrawalMail(trx, { site, withdrawalId, name, email, orderNumber, content, createdAt });
    const fields = {
      ...{ withdrawal: withdrawalId, name, email, order: orderNumber, content, received: new Date(createdAt).toISOString() },
      ...(!mayMail && { receipt: 'not mailed: too many to this address within the hour' }),
    };
    await enqueueContactMail(trx, { requestId: withdrawalId, replyTo: { name, address: email }, fields });
    return { isMailed: mayMail };
  });

/** Back to the first step, with the input preserved. */
export const reopenOpen = (token: string | undefined): Promise<void> =>
  inTransaction(async (trx) => {
    const { name, email, orderId, content } = await requirePending(trx, token);
    const draft = { fields: { name, email, orderId, content }, problems: [] };
    await updateReturnSession(trx, token ?? '', { statement: null, draft: JSON.stringify(draft) });
  });

/** The withdrawal without an order of a return session; null when it is about something else. */
export const presentOpen = async (returnSession: ReturnSessionTable): Promise<ReturnSession['open']> => {
  const pending = readPending(returnSession);
  if (!pending) return null;
  const { statementKey, name, email, orderId, content } = pending;
  const row = await findOpenWithdrawal(database, { statementKey });
  const receipt = row ? { withdrawalId: row.withdrawalId, receivedAt: row.createdAt } : null;
  return { statementKey, name, email, orderId, content, receipt };
};

/** Withdrawals that wait for somebody to find their order, the oldest first. */
export const listOpen = (db: Db): Promise<OpenWithdrawalTable[]> => listOpenRows(db);

/** The order was found: the withdrawal becomes a return, which counts from the day of its declaration. */
export const matchOpen = (withdrawalId: string, orderId: string, pieces: [number, number][], by: string): Promise<OrderReturnTable> =>
  inTransaction(async (trx) => {
    const open = await findOpenWithdrawal(trx, { withdrawalId });
    if (!open) throw new DomainError('ReturnNotFoundException', 404, {}, 'There is no such withdrawal');
    const { name, email, createdAt: declaredAt } = open;
    const row = await recordReturnIn(trx, { orderId, name, email, declaredAt, kind: 'withdrawal', reason: '', pieces, by });
    if (await setReturnOfOpen(trx, withdrawalId, row.returnId)) return row;
    throw new DomainError('ReturnStateException', 409, {}, `Withdrawal ${withdrawalId} is return ${open.returnId} already`);
  });
