import 'server-only';
import { type Environment, environment } from '#shared/environment/environment.ts';

/** How the provider is reached. `sandboxPort` is set for the sandbox only: the port of this very process. */
export type PaymentSettings = {
  provider: 'sandbox' | 'stripe';
  secretKey: string;
  webhookSecret: string;
  creditorId: string;
  sandboxPort: number | undefined;
};

// The number that the Bundesbank gives out for trials.
const trialCreditor = 'DE98ZZZ09999999999';

const complain = (fault: string): Error => new Error(`Payment is not configured: ${fault}`);

const required = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SEPA_CREDITOR_ID'] as const;

/** The payment settings of the environment; throws an error that names what `stripe` misses. */
export const readPaymentSettings = (given: Environment = environment()): PaymentSettings => {
  const {
    PAYMENT_PROVIDER: provider,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SEPA_CREDITOR_ID: creditorId,
  } = given;
  if (provider === 'sandbox') {
    if (given.PORT === 0) throw complain('the sandbox is reached on PORT, which must not be 0');
    return {
      provider,
      secretKey: secretKey ?? 'sk_test_undula_sandbox',
      webhookSecret: webhookSecret ?? 'whsec_undula_sandbox',
      creditorId: creditorId ?? trialCreditor,
      sandboxPort: given.PORT,
    };
  }
  if (secretKey === undefined || webhookSecret === undefined || creditorId === undefined) {
    const missing = required.filter((name) => given[name] === undefined);
    throw complain(missing.map((name) => `${name} is missing`).join('; '));
  }
  return { provider, secretKey, webhookSecret, creditorId, sandboxPort: undefined };
};
