import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Money } from '#shared/money/money.ts';
import { findBreach, isAboveOwnMost, takesCurrency } from '#shared/payment/stripe-limits.ts';
import { methodTypes } from './stripe-request.ts';

/** Of the offered payment methods those that support this currency and total. */
export const payableMethods = <Method extends PaymentMethod>(offered: readonly Method[], { rawValue, currency }: Money): Method[] =>
  offered.filter((method) => takesCurrency(methodTypes[method], currency) && !isAboveOwnMost(methodTypes[method], rawValue));

/** The errors for a total that the provider does not accept, by name with their status. */
export const totalErrors = { TotalTooSmallException: 409, TotalTooLargeException: 409 };

/** Rejects a total that the provider would reject, before anything is stored; a total of zero needs no provider. */
export const requirePayable = ({ rawValue, currency }: Money): void => {
  const breach = rawValue === 0 ? undefined : findBreach(rawValue, currency);
  if (breach === 'tooSmall')
    throw new DomainError('TotalTooSmallException', 409, {}, 'The total is below the least that the provider takes');
  if (breach === 'tooLarge')
    throw new DomainError('TotalTooLargeException', 409, {}, 'The total is above the most that the provider takes');
};
