import 'server-only';
import type Stripe from 'stripe';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';

// The codes that mean more than "declined" (https://docs.stripe.com/error-codes, https://docs.stripe.com/declines/codes).
const reasons: Record<string, FailureReason> = {
  insufficient_funds: 'insufficientFunds',
  authentication_required: 'authenticationFailed',
  authentication_failed: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  setup_intent_authentication_failure: 'authenticationFailed',
  payment_intent_payment_attempt_expired: 'expired',
  payment_method_customer_decline: 'cancelled',
  payment_method_provider_timeout: 'unavailable',
  payment_method_not_available: 'unavailable',
  processing_error: 'unavailable',
  issuer_not_available: 'unavailable',
  try_again_later: 'unavailable',
};

/** The meaning of a payment's last decline; the decline code is more specific than the error's own. Undefined if nothing was declined. */
export const failureOf = (intent: Pick<Stripe.PaymentIntent, 'last_payment_error'> | undefined): FailureReason | undefined => {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'declined';
};
