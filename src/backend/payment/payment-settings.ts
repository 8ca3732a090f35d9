import 'server-only';
import { type Environment, environment } from '#shared/environment/environment.ts';

/** How the provider is reached. Keys not configured for the sandbox come from its database; `sandboxPort`: the port of this process. */
export type PaymentSettings = { creditorId: string } & (
  | { provider: 'stripe'; secretKey: string; webhookSecret: string }
  | { provider: 'sandbox'; secretKey: string | undefined; webhookSecret: string | undefined; sandboxPort: number }
);

/** The Bundesbank's creditor number for tests. */
export const trialCreditor = 'DE98ZZZ09999999999';

const configurationError = (fault: string): Error => new Error(`Payment is not configured: ${fault}`);

const required = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SEPA_CREDITOR_ID'] as const;

/** The payment settings of the environment; throws an error that names what is missing. */
export const readPaymentSettings = (given: Environment = environment()): PaymentSettings => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, SEPA_CREDITOR_ID: creditorId } = given;
  if (given.PAYMENT_PROVIDER === 'sandbox') {
    if (given.PORT === 0) throw configurationError('the sandbox is reached on PORT, which must not be 0');
    return { provider: 'sandbox', secretKey, webhookSecret, creditorId: creditorId ?? trialCreditor, sandboxPort: given.PORT };
  }
  if (secretKey === undefined || webhookSecret === undefined || creditorId === undefined) {
    const missing = required.filter((name) => given[name] === undefined);
    throw configurationError(missing.map((name) => `${name} is missing`).join('; '));
  }
  return { provider: 'stripe', secretKey, webhookSecret, creditorId };
};
