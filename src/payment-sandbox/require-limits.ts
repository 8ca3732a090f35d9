import 'server-only';
import { findBreach, type MethodType, takesCurrency } from '#shared/payment/stripe-limits.ts';
import { SandboxError } from './sandbox-error.ts';

/** A requested payment; `params`: the names of the parameters for its sum and its method. */
type Asked = { amount: number; currency: string; type: MethodType; params: { amount: string; type: string } };

const breaches = {
  tooSmall: { code: 'amount_too_small', message: 'The amount is below the minimum charge amount' },
  tooLarge: { code: 'amount_too_large', message: 'The amount is above the maximum charge amount' },
};

/** Throws SandboxError 400 with Stripe's code for a sum that Stripe does not accept, or not with this method. */
export const requireLimits = ({ amount, currency, type, params }: Asked): void => {
  if (!takesCurrency(type, currency))
    throw new SandboxError(400, `The currency provided (${currency}) is invalid for the payment method \`${type}\`.`, {
      param: params.type,
    });
  const breach = findBreach(amount, currency, type);
  if (!breach) return;
  const { code, message } = breaches[breach];
  throw new SandboxError(400, `${message} in ${currency}.`, { code, param: params.amount });
};
