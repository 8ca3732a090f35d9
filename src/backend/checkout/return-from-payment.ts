import 'server-only';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { log } from '#backend/log/log.ts';
import { getOrder, siteOfOrder } from '#backend/order/order.ts';
import { abandonAttempt, askProvider, getAttempt, resumeCharge } from '#backend/payment/payment.ts';
import { paidElsewhere } from '#shared/checkout/paid-elsewhere.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { findOwnOrder } from './own-order.ts';
import { resultOf } from './place-order.ts';

/**
 * Handles a buyer who returns from the provider: queries the payment, applies its outcome, and returns the page that shows the result.
 * `isCancelled`: the buyer cancelled without paying; the payment ends and the cart is free for another attempt. `token` is that of the
 * browser's cart: a browser other than the one that ordered (a bank's app opens its own) sees the payment only.
 */
export const returnFromPayment = async (attemptId: string, isCancelled: boolean, token: string | undefined): Promise<string> => {
  const { orderId } = await getAttempt(attemptId);
  const site = siteOfOrder(await getOrder(database, orderId));
  try {
    const event = isCancelled ? await abandonAttempt(attemptId) : await askProvider(attemptId);
    const resumed = event.outcome === 'PENDING' ? await resumeCharge(attemptId) : undefined;
    // A buyer who returns from a bank that has not decided yet is sent there again.
    if (resumed?.approvalUrl) return resumed.approvalUrl;
    await applyPaymentEvent(resumed ? await askProvider(attemptId) : event);
  } catch (error) {
    // If the provider does not respond, reconciliation retries; the buyer must not wait for it.
    if (!(error instanceof DomainError && error.exception === 'PaymentProviderException')) throw error;
    log.warn({ attemptId }, 'The payment provider is silent while a buyer returns');
    if (isCancelled) return pathTo(site, 'checkoutFailure', orderId);
  }
  const { state, redirectUrl } = await resultOf(site, orderId);
  const isElsewhere = state === 'PAID' && (await findOwnOrder(token, orderId)) === undefined;
  return isElsewhere ? `${redirectUrl}${paidElsewhere}` : redirectUrl;
};
