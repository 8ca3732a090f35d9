import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { Money } from '#shared/money/money.ts';
import { findBreach, isAboveOwnMost, takesCurrency } from '#shared/payment/stripe-limits.ts';
import { methodTypes } from './stripe-request.ts';

/** Those of the offered ways to pay by which the provider takes this currency, without those whose own most the total is above. */
export const payableMethods = <Method extends PaymentMethod>(offered: readonly Method[], { rawValue, currency }: Money): Method[] =>
  offered.filter((method) => takesCurrency(methodTypes[method], currency) && !isAboveOwnMost(methodTypes[method], rawValue));

/** The refusals of a total that the provider does not take, by name with their status. */
export const totalErrors = { TotalTooSmallException: 409, TotalTooLargeException: 409 };

/** Refuses a total that the provider would refuse, before anything is written down; where nothing is to pay, nobody is asked. */
export const requirePayable = ({ rawValue, currency }: Money): void => {
  const breach = rawValue === 0 ? undefined : findBreach(rawValue, currency);
  if (breach === 'tooSmall')
    throw new DomainError('TotalTooSmallException', 409, {}, 'The total is below the least that the provider takes');
  if (breach === 'tooLarge')
    throw new DomainError('TotalTooLargeException', 409, {}, 'The total is above the most that the provider takes');
};
