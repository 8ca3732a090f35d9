import 'server-only';
import { type Db, database } from '#backend/database/database.ts';
import { log } from '#backend/log/log.ts';
import { currentProvider } from './current-provider.ts';
import { findAttemptRow } from './payment.queries.ts';
import type { AttemptState } from './payment.table.ts';
import { type PaymentRequest, ProviderError } from './provider.ts';

/** True while an attempt can still be paid. */
export const isOpen = (state: AttemptState): boolean => state === 'CREATED' || state === 'REDIRECTED';

/** Charges an opened attempt to a saved instrument. If the provider does not respond, the buyer goes on, and the charge is repeated when the attempt is queried. */
export const charge = async (sessionId: string, request: PaymentRequest): Promise<{ redirectUrl: string }> => {
  try {
    return await currentProvider().charge(sessionId, request);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, attemptId: request.attemptId }, 'The payment provider did not answer a charge');
    return { redirectUrl: request.successUrl };
  }
};

/**
 * Repeats a charge that the provider may never have received: the buyer has ordered, and the same key charges once. Returns the address
 * for the bank's approval, if it requires one; undefined for an attempt that the buyer pays on the provider's page.
 */
export const resumeCharge = async (attemptId: string, db: Db = database): Promise<{ approvalUrl: string | undefined } | undefined> => {
  const row = await findAttemptRow(db, attemptId);
  if (!row?.request || !row.instrument || row.sessionId === null || !isOpen(row.state)) return undefined;
  const request = JSON.parse(row.request) as PaymentRequest;
  const { redirectUrl } = await charge(row.sessionId, request);
  return { approvalUrl: redirectUrl === request.successUrl ? undefined : redirectUrl };
};
