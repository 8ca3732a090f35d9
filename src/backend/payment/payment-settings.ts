import 'server-only';
import { z } from 'zod';

/** How the provider is reached. `server` is set for the sandbox only: the port of this very process. */
export type PaymentSettings = { provider: 'sandbox' | 'stripe'; secretKey: string; webhookSecret: string; sandboxPort: number | undefined };

const port = z.coerce.number().int().min(1).max(65_535).default(3000);
const sandbox = z.object({
  PAYMENT_PROVIDER: z.literal('sandbox').default('sandbox'),
  PORT: port,
  STRIPE_SECRET_KEY: z.string().min(1).default('sk_test_undula_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_undula_sandbox'),
});
const stripe = z.object({
  PAYMENT_PROVIDER: z.literal('stripe'),
  STRIPE_SECRET_KEY: z.string('is missing').regex(/^(sk|rk)_/, 'must begin with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: z.string('is missing').regex(/^whsec_/, 'must begin with whsec_'),
});

const complain = (error: z.core.$ZodError): Error =>
  new Error(`Payment is not configured: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);

/** Reads PAYMENT_PROVIDER (`sandbox` unless set, or `stripe` with its two secrets); throws an error that names what is missing. */
export const readPaymentSettings = (env: NodeJS.ProcessEnv = process.env): PaymentSettings => {
  const name = env['PAYMENT_PROVIDER'] || 'sandbox';
  if (name !== 'sandbox' && name !== 'stripe')
    throw new Error(`Payment is not configured: PAYMENT_PROVIDER is '${name}', not sandbox or stripe`);
  const result = (name === 'stripe' ? stripe : sandbox).safeParse({ ...env, PAYMENT_PROVIDER: name });
  if (!result.success) throw complain(result.error);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = result.data;
  return { provider: name, secretKey, webhookSecret, sandboxPort: 'PORT' in result.data ? result.data.PORT : undefined };
};
