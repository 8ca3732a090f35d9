import 'server-only';

// Attempts to pay an order: opened, charged, and asked about until they have ended.

export { abandonAttempt, applyAttemptEvent, askProvider, closeAttempt, readWebhook, reconcilePayments } from './apply-attempt-event.ts';
export { createAttempt, findAttempt, findAttemptsOfOrder, getAttempt, type PaymentAttempt, startPayment } from './attempts.ts';
export { resumeCharge } from './charge.ts';

// What a provider says, and what it must not say of our payments.

export { countMismatches, listMismatches, saveMismatch } from './mismatch-admin.ts';
export {
  isRejection,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentStatus,
  type RefundRejection,
} from './payment-event.ts';
export { PaymentMismatch } from './payment-mismatch.ts';

// Money that goes back: told to the provider after its transaction, watched until no bank can reject it.

export { findRefundOf, refundedOf, refundPayment, sendRefund } from './refund.ts';
export {
  countOpenRefunds,
  endOpenRefunds,
  type RefundReport,
  reportOpenRefunds,
  reportRefunds,
  retryRefunds,
} from './refund-admin.ts';
export { reconcileRefunds, rejectRefund } from './refund-rejection.ts';

// Which ways to pay there are, with mandates and kept cards.

export { saveMandate } from './mandate.ts';
export { payableMethods, requirePayable, totalErrors } from './payable.ts';
export {
  deleteCardsOf,
  detachCard,
  enqueueDetach,
  findUsableCard,
  listSavedCards,
  presentCard,
  removeSavedCard,
  saveCard,
} from './saved-card.ts';

// The provider itself, as the environment names it.

export { currentProvider, replaceProvider } from './current-provider.ts';
export { readPaymentSettings, trialCreditor } from './payment-settings.ts';
export { type Instrument, type PaymentProvider, ProviderError } from './provider.ts';
export type { ProviderCard } from './provider-card.ts';
export { createStripeProvider } from './stripe-provider.ts';

// Rows that other rooms read.

export type { PaymentMismatchTable, PaymentRefundTable, SavedCardTable } from './payment.table.ts';
