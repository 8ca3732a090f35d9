import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { DomainError } from '#backend/rest/domain-error.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Money } from '#shared/money/money.ts';
import { currentProvider } from './current-provider.ts';
import { findAttemptRow, findAttemptRowsOfOrder, insertAttempt, keepRequest, keepSession } from './payment.queries.ts';
import type { AttemptState, PaymentAttemptTable } from './payment.table.ts';
import { type PaymentRequest, ProviderError } from './provider.ts';

export type PaymentAttempt = {
  attemptId: string;
  orderId: string;
  provider: string;
  state: AttemptState;
  sessionId: string | null;
  redirectUrl: string | null;
  amount: Money;
  method: PaymentMethod;
  /** Epoch milliseconds. */
  createdAt: number;
};

const minute = 60_000;
/** Stripe wants half an hour at least from the moment it hears of the payment; a late retry still has that. */
const sessionLife = 60 * minute;
/** A silent attempt is asked about after this time. */
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
  createdAt: row.createdAt,
});

/** Writes down that an order is going to be paid. Nothing has been said to the provider yet: `startPayment` follows after the commit. */
export const createAttempt = async (
  trx: Trx,
  order: { orderId: string; amount: Money; method: PaymentMethod },
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

/** An attempt that must exist: throws DomainError 404 otherwise. */
export const getAttempt = async (attemptId: string, db: Db | Trx = database): Promise<PaymentAttempt> => {
  const attempt = await findAttempt(attemptId, db);
  if (!attempt) throw new DomainError('PaymentNotFoundException', 404);
  return attempt;
};

const isOpen = (state: AttemptState): boolean => state === 'CREATED' || state === 'REDIRECTED';

/** Where the buyer pays, who pays what, and where the provider sends the buyer back to (absolute addresses). */
export type PaymentStart = { site: Site; order: Pick<Order, 'orderId' | 'email'>; returnUrl: string; cancelUrl: string };

const requestOf = async (attempt: PaymentAttempt, { site, order, returnUrl, cancelUrl }: PaymentStart): Promise<PaymentRequest> => {
  const t = createTranslator(site.language, await loadMessages(site.language));
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
    expiresAt: attempt.createdAt + sessionLife,
  };
};

/**
 * Opens the provider's page for an attempt. When the provider is silent or fails: DomainError PaymentProviderException 502,
 * the attempt stays, and calling again sends the very same request under the same key, so that nobody pays twice.
 * An attempt that is over: PaymentClosedException 409.
 */
export const startPayment = async (attemptId: string, start: PaymentStart, db: Db = database): Promise<{ redirectUrl: string }> => {
  const attempt = await getAttempt(attemptId, db);
  if (!isOpen(attempt.state)) throw new DomainError('PaymentClosedException', 409);
  if (attempt.redirectUrl) return { redirectUrl: attempt.redirectUrl };
  const request = await keepRequest(db, attemptId, JSON.stringify(await requestOf(attempt, start)));
  try {
    const session = await currentProvider().open(JSON.parse(request) as PaymentRequest);
    const state = await keepSession(db, attemptId, session, Date.now());
    if (isOpen(state)) return { redirectUrl: session.redirectUrl };
    // Given up while the provider was thinking: nobody may be sent there.
    await currentProvider().close(session.sessionId);
    throw new DomainError('PaymentClosedException', 409);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, attemptId }, 'The payment provider did not open a session');
    throw new DomainError('PaymentProviderException', 502);
  }
};
