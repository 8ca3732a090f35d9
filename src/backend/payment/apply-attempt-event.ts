import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { log } from '#backend/log/log.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';
import { findAttempt, getAttempt, type PaymentAttempt } from './attempts.ts';
import { resumeCharge } from './charge.ts';
import { currentProvider } from './current-provider.ts';
import { findSilentAttempts, insertEvent, moveAttempt, saveFailure, setAskAt } from './payment.queries.ts';
import type { AttemptState } from './payment.table.ts';
import type { PaymentEvent, PaymentNotification, PaymentOutcome } from './payment-event.ts';
import { requireClaim } from './payment-mismatch.ts';
import { ProviderError, WebhookSignatureError } from './provider.ts';

const minute = 60_000;
const hour = 60 * minute;

// Events come duplicated, late and out of order. A payment that arrives overrides everything known before.
const movesFrom: Record<Exclude<PaymentOutcome, 'PENDING'>, AttemptState[]> = {
  PROCESSING: ['CREATED', 'REDIRECTED'],
  SUCCEEDED: ['CREATED', 'REDIRECTED', 'PROCESSING', 'FAILED', 'EXPIRED'],
  FAILED: ['CREATED', 'REDIRECTED', 'PROCESSING'],
  EXPIRED: ['CREATED', 'REDIRECTED'],
};

// An earlier decline is a better reason than the end of the time to pay.
const failureOf = ({ outcome, failure }: PaymentEvent, previous: FailureReason | null): FailureReason | null => {
  if (outcome === 'FAILED') return failure ?? previous ?? 'declined';
  return outcome === 'EXPIRED' ? (failure ?? previous ?? 'expired') : null;
};

/**
 * Applies an event, inside the transaction that changes the order: returns the attempt in its new state exactly once, and undefined for
 * everything that changes nothing (a replay, an event that came too late, PENDING, an attempt that is not ours). An event of another
 * payment than the attempt's own throws PaymentMismatch, so that the transaction changes nothing. The reason of a decline is stored with
 * the attempt, also while the buyer may still pay.
 */
export const applyAttemptEvent = async (trx: Trx, event: PaymentEvent): Promise<PaymentAttempt | undefined> => {
  const { eventId, attemptId, outcome } = event;
  if (outcome === 'PENDING') {
    if (event.failure) await saveFailure(trx, attemptId, { failure: event.failure });
    return undefined;
  }
  const attempt = await findAttempt(attemptId, trx);
  if (!attempt) return undefined;
  requireClaim(attempt, event);
  const now = Date.now();
  if (!(await insertEvent(trx, { eventId, attemptId, outcome, receivedAt: now }))) return undefined;
  const askAt = outcome === 'PROCESSING' ? now + minute : null;
  const failure = failureOf(event, attempt.failure);
  const moved = await moveAttempt(trx, { attemptId, from: movesFrom[outcome], to: outcome, failure, askAt, now });
  return moved && getAttempt(attemptId, trx);
};

/**
 * Verifies and reads a provider's webhook; undefined for events that concern neither an attempt nor a refund. An invalid or old signature:
 * DomainError 400.
 */
export const readWebhook = async (rawBody: string, signatureHeader: string | undefined): Promise<PaymentNotification | undefined> => {
  try {
    return await currentProvider().readEvent(rawBody, signatureHeader ?? '');
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error;
    log.warn({ reason: error.message }, 'Refused a webhook');
    throw new DomainError('WebhookSignatureException', 400);
  }
};

type ProviderOutcome = Pick<PaymentEvent, 'outcome' | 'failure' | 'claim'>;

const eventOf = (attemptId: string, response: ProviderOutcome): PaymentEvent => ({
  eventId: `asked:${attemptId}:${response.outcome}`,
  attemptId,
  ...response,
});

/** Queries the provider about an attempt. If it does not respond: DomainError PaymentProviderException 502. */
export const askProvider = (attemptId: string, db: Db = database): Promise<PaymentEvent> => withSession(attemptId, db, 'ask');

/**
 * Closes an attempt so that nobody can pay it any more, and returns how it ended: EXPIRED or FAILED, but SUCCEEDED or PROCESSING when the
 * buyer was faster. An order may be abandoned only after EXPIRED or FAILED. Pass the event to `applyPaymentEvent`.
 */
export const closeAttempt = (attemptId: string, db: Db = database): Promise<PaymentEvent> => withSession(attemptId, db, 'close');

/** Closes an attempt as `closeAttempt` does, because the buyer cancelled: that is the reason, unless a bank had declined before. */
export const abandonAttempt = async (attemptId: string, db: Db = database): Promise<PaymentEvent> => {
  // Written first: the provider's own event may be faster than its response.
  await saveFailure(db, attemptId, { failure: 'cancelled', isFirst: true });
  return closeAttempt(attemptId, db);
};

const withSession = async (attemptId: string, db: Db, call: 'ask' | 'close'): Promise<PaymentEvent> => {
  const attempt = await getAttempt(attemptId, db);
  // No buyer was ever sent to the provider, so nobody can have paid.
  if (attempt.sessionId === null) {
    const isOver = call === 'close' || attempt.createdAt < Date.now() - hour;
    return eventOf(attemptId, { outcome: isOver ? 'EXPIRED' : 'PENDING', claim: null });
  }
  try {
    return eventOf(attemptId, await currentProvider()[call](attempt.sessionId));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new DomainError('PaymentProviderException', 502, {}, error.message);
  }
};

/** Queries attempts that have been silent for a minute, then ever less often, and passes the provider's answers to `applyEvent`. */
export const reconcilePayments = async (applyEvent: (event: PaymentEvent) => Promise<unknown>, db: Db = database): Promise<void> => {
  for (const { attemptId, createdAt } of await findSilentAttempts(db, Date.now(), 20)) {
    try {
      const event = await askProvider(attemptId, db);
      const resumed = event.outcome === 'PENDING' ? await resumeCharge(attemptId, db) : undefined;
      await applyEvent(resumed ? await askProvider(attemptId, db) : event);
    } catch (error) {
      log.warn({ err: error, attemptId }, 'The payment provider could not be asked');
    }
    const age = Date.now() - createdAt;
    await setAskAt(db, attemptId, Date.now() + Math.min(Math.max(age, minute), hour));
  }
};
