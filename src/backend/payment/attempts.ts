import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { log } from '#backend/log/log.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Money } from '#shared/money/money.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';
import { charge, isOpen } from './charge.ts';
import { currentProvider } from './current-provider.ts';
import { findAttemptRow, findAttemptRowsOfOrder, insertAttempt, saveRequest, saveSession } from './payment.queries.ts';
import type { AttemptState, PaymentAttemptTable } from './payment.table.ts';
import { type Instrument, type PaymentRequest, type PaymentSession, ProviderError } from './provider.ts';

export type PaymentAttempt = {
  attemptId: string;
  orderId: string;
  provider: string;
  state: AttemptState;
  sessionId: string | null;
  redirectUrl: string | null;
  amount: Money;
  method: PaymentMethod;
  /** The saved card or the account to charge; null: the buyer enters one at the provider. */
  instrument: Instrument | null;
  keepsCard: boolean;
  /** Why the last try failed; null while unknown, and once it is paid. */
  failure: FailureReason | null;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
};

const minute = 60_000;
/** Stripe requires at least half an hour from the moment it receives the payment; a late retry still meets that. */
const sessionLife = 60 * minute;
/** The time after which a silent attempt is queried. */
const silence = minute;

const presentAttempt = (row: PaymentAttemptTable): PaymentAttempt => ({
  attemptId: row.attemptId,
  orderId: row.orderId,
  provider: row.provider,
  state: row.state,
  sessionId: row.sessionId,
  redirectUrl: row.redirectUrl,
  amount: { rawValue: row.amount, currency: row.currency },
  method: row.method,
  instrument: row.instrument === null ? null : (JSON.parse(row.instrument) as Instrument),
  keepsCard: row.keepsCard === 1,
  failure: row.failure,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Records a payment attempt of an order. The provider is not called yet: `startPayment` follows after the commit. */
export const createAttempt = async (
  trx: Trx,
  order: { orderId: string; amount: Money; method: PaymentMethod; instrument?: Instrument | null; keepsCard?: boolean },
): Promise<PaymentAttempt> => {
  const now = Date.now();
  const row: PaymentAttemptTable = {
    attemptId: randomUUID(),
    orderId: order.orderId,
    provider: currentProvider().name,
    state: 'CREATED',
    method: order.method,
    amount: order.amount.rawValue,
    currency: order.amount.currency,
    sessionId: null,
    redirectUrl: null,
    request: null,
    instrument: order.instrument ? JSON.stringify(order.instrument) : null,
    keepsCard: order.keepsCard ? 1 : 0,
    failure: null,
    createdAt: now,
    updatedAt: now,
    askAt: now + silence,
  };
  await insertAttempt(trx, row);
  return presentAttempt(row);
};

export const findAttempt = async (attemptId: string, db: Db | Trx = database): Promise<PaymentAttempt | undefined> => {
  const row = await findAttemptRow(db, attemptId);
  return row && presentAttempt(row);
};

/** All attempts of an order, oldest first. */
export const findAttemptsOfOrder = async (orderId: string, db: Db | Trx = database): Promise<PaymentAttempt[]> =>
  (await findAttemptRowsOfOrder(db, orderId)).map(presentAttempt);

/** An attempt by its id: throws DomainError 404 if it does not exist. */
export const getAttempt = async (attemptId: string, db: Db | Trx = database): Promise<PaymentAttempt> => {
  const attempt = await findAttempt(attemptId, db);
  if (!attempt) throw new DomainError('PaymentNotFoundException', 404);
  return attempt;
};

/** The order to be paid and its site, and the (absolute) addresses to which the provider sends the buyer back. */
type PaymentStart = { site: Site; order: Pick<Order, 'orderId' | 'email'>; returnUrl: string; cancelUrl: string };

const requestOf = async (attempt: PaymentAttempt, { site, order, returnUrl, cancelUrl }: PaymentStart): Promise<PaymentRequest> => {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  return {
    attemptId: attempt.attemptId,
    orderId: order.orderId,
    amount: attempt.amount,
    method: attempt.method,
    description: t('payment.order', { orderId: order.orderId }) || order.orderId,
    email: order.email,
    country: site.country,
    language: site.language,
    successUrl: returnUrl,
    cancelUrl,
    ...(attempt.instrument && { instrument: attempt.instrument }),
    ...(attempt.keepsCard && { keepsCard: true }),
    expiresAt: attempt.createdAt + sessionLife,
  };
};

/** The session of an attempt, opened if it is not yet; undefined if the attempt was abandoned meanwhile. */
const openSession = async (db: Db, attempt: PaymentAttempt, request: PaymentRequest): Promise<PaymentSession | undefined> => {
  if (attempt.sessionId !== null && attempt.redirectUrl !== null) return { sessionId: attempt.sessionId, redirectUrl: attempt.redirectUrl };
  const session = await currentProvider().open(request);
  if (isOpen(await saveSession(db, attempt.attemptId, session, Date.now()))) return session;
  // Abandoned while the provider was responding: nobody may be sent there.
  await currentProvider().close(session.sessionId);
  return undefined;
};

/**
 * Opens the provider's page for an attempt; with a saved card or an account charges it instead, but only after the session is stored, so
 * that a charge is never forgotten. If the provider opens nothing: DomainError PaymentProviderException 502, no money has moved, the
 * attempt stays, and calling again sends the same request under the same key, so that nobody pays twice. An attempt that is over:
 * PaymentClosedException 409.
 */
export const startPayment = async (attemptId: string, start: PaymentStart, db: Db = database): Promise<{ redirectUrl: string }> => {
  const attempt = await getAttempt(attemptId, db);
  if (!isOpen(attempt.state)) throw new DomainError('PaymentClosedException', 409);
  const request = JSON.parse(await saveRequest(db, attemptId, JSON.stringify(await requestOf(attempt, start)))) as PaymentRequest;
  try {
    const session = await openSession(db, attempt, request);
    if (!session) throw new DomainError('PaymentClosedException', 409);
    return request.instrument ? await charge(session.sessionId, request) : { redirectUrl: session.redirectUrl };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, attemptId }, 'The payment provider did not open a session');
    throw new DomainError('PaymentProviderException', 502);
  }
};
