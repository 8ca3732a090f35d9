import 'server-only';
import { z } from 'zod';

/** How the provider is reached. `server` is set for the sandbox only: the port of this very process. */
export type PaymentSettings = {
  provider: 'sandbox' | 'stripe';
  secretKey: string;
  webhookSecret: string;
  creditorId: string;
  sandboxPort: number | undefined;
};

const port = z.coerce.number().int().min(1).max(65_535).default(3000);
const creditorId = z.string('is missing').regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/, 'is no creditor identifier');
const sandbox = z.object({
  PAYMENT_PROVIDER: z.literal('sandbox').default('sandbox'),
  PORT: port,
  STRIPE_SECRET_KEY: z.string().min(1).default('sk_test_undula_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_undula_sandbox'),
  // The number that the Bundesbank gives out for trials.
  SEPA_CREDITOR_ID: creditorId.default('DE98ZZZ09999999999'),
});
const stripe = z.object({
  PAYMENT_PROVIDER: z.literal('stripe'),
  STRIPE_SECRET_KEY: z.string('is missing').regex(/^(sk|rk)_/, 'must begin with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: z.string('is missing').regex(/^whsec_/, 'must begin with whsec_'),
  SEPA_CREDITOR_ID: creditorId,
});

const complain = (error: z.core.$ZodError): Error =>
  new Error(`Payment is not configured: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);

/** Reads PAYMENT_PROVIDER (`sandbox` unless set, or `stripe` with its two secrets and the creditor of direct debits); throws an error that names what is missing. */
export const readPaymentSettings = (env: NodeJS.ProcessEnv = process.env): PaymentSettings => {
  const name = env['PAYMENT_PROVIDER'] || 'sandbox';
  if (name !== 'sandbox' && name !== 'stripe')
    throw new Error(`Payment is not configured: PAYMENT_PROVIDER is '${name}', not sandbox or stripe`);
  const result = (name === 'stripe' ? stripe : sandbox).safeParse({ ...env, PAYMENT_PROVIDER: name });
  if (!result.success) throw complain(result.error);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, SEPA_CREDITOR_ID: creditorId } = result.data;
  return { provider: name, secretKey, webhookSecret, creditorId, sandboxPort: 'PORT' in result.data ? result.data.PORT : undefined };
};
