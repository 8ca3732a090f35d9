/**
 * Why a payment came to nothing: the bank said no, the account is not covered, the buyer's approval is missing, nobody paid in time, the
 * buyer turned back, or the provider or bank could not be reached.
 */
export const failureReasons = ['declined', 'insufficientFunds', 'authenticationFailed', 'expired', 'cancelled', 'unavailable'] as const;
export type FailureReason = (typeof failureReasons)[number];
