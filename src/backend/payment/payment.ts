import 'server-only';

// Payment attempts of an order: opened, charged, and queried until they have finished.

export { abandonAttempt, applyAttemptEvent, askProvider, closeAttempt, readWebhook, reconcilePayments } from './apply-attempt-event.ts';
export { createAttempt, findAttempt, findAttemptsOfOrder, getAttempt, type PaymentAttempt, startPayment } from './attempts.ts';
export { resumeCharge } from './charge.ts';

// Provider events, and those rejected because they do not match our payments.

export { countMismatches, listMismatches, saveMismatch } from './mismatch-admin.ts';
export {
  isRejection,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentStatus,
  type RefundRejection,
} from './payment-event.ts';
export { PaymentMismatch } from './payment-mismatch.ts';

// Refunds: sent to the provider after their transaction, watched until no bank can reject them any more.

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

// The payment methods, with mandates and saved cards.

export { deleteOldMandates, findMandate, saveMandate } from './mandate.ts';
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

// The provider itself, as the environment configures it.

export { currentProvider, replaceProvider } from './current-provider.ts';
export { paymentKeys } from './payment-keys.ts';
export { readPaymentSettings, trialCreditor } from './payment-settings.ts';
export { type Instrument, type PaymentProvider, ProviderError } from './provider.ts';
export type { ProviderCard } from './provider-card.ts';
export { createStripeProvider } from './stripe-provider.ts';

// Rows that other modules read.

export type { PaymentMandateTable, PaymentMismatchTable, PaymentRefundTable, SavedCardTable } from './payment.table.ts';
