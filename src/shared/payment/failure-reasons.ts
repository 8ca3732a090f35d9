/**
 * Why a payment failed: the bank declined it, funds are insufficient, the buyer's authentication failed, nobody paid in time, the buyer
 * cancelled, or the provider or bank could not be reached.
 */
export const failureReasons = ['declined', 'insufficientFunds', 'authenticationFailed', 'expired', 'cancelled', 'unavailable'] as const;
export type FailureReason = (typeof failureReasons)[number];
