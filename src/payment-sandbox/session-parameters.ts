import 'server-only';
import { z } from 'zod';
import { email as mailbox } from '#shared/contract/rules.ts';
import { methodTypeNames } from '#shared/payment/stripe-limits.ts';
import { requireLimits } from './require-limits.ts';
import { SandboxError } from './sandbox-error.ts';

const absoluteUrl = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const minute = 60;

// Stripe sends nested values as flat form names. One line is enough for this shop: its own total.
const parameters = z.strictObject({
  mode: z.literal('payment'),
  'allowed_payment_method_types[0]': z.enum(methodTypeNames),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
  'line_items[0][price_data][unit_amount]': z.coerce.number().int().positive(),
  'line_items[0][price_data][product_data][name]': z.string().min(1).max(250),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.optional(mailbox),
  customer_creation: z.literal('always').optional(),
  'payment_intent_data[setup_future_usage]': z.literal('on_session').optional(),
  'payment_method_options[wechat_pay][client]': z.literal('web').optional(),
  locale: z.string().max(10).optional(),
  success_url: absoluteUrl,
  cancel_url: absoluteUrl,
  expires_at: z.coerce.number().int(),
});

/** A requested session. */
export type SessionParameters = z.infer<typeof parameters> & { metadata: Record<string, string> };

const metadataName = /^(?:payment_intent_data\[)?metadata\]?\[([^\]]{1,40})\]$/;

const parameterError = (issue: z.core.$ZodIssue | undefined): SandboxError => {
  if (issue?.code === 'unrecognized_keys') {
    return new SandboxError(400, `Received unknown parameter: ${issue.keys[0]}`, { code: 'parameter_unknown', param: issue.keys[0] ?? '' });
  }
  const param = issue?.path.join('.') ?? '';
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  if (isMissing) return new SandboxError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return new SandboxError(400, `Invalid ${param}: ${issue?.message}`, {
    code: param.endsWith('_url') ? 'url_invalid' : 'parameter_invalid',
    param,
  });
};

/** Reads the form of `POST /v1/checkout/sessions`; throws SandboxError 400 that names the parameter. `now` in epoch milliseconds. */
export const readSessionParameters = (form: Record<string, string>, now: number): SessionParameters => {
  const named = Object.entries(form).map(([name, value]) => ({ name, value, key: metadataName.exec(name)?.[1] }));
  const metadata = Object.fromEntries(named.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value.slice(0, 500)]])));
  const rest = Object.fromEntries(named.flatMap(({ key, name, value }) => (key === undefined ? [[name, value]] : [])));
  const result = parameters.safeParse(rest, { reportInput: true });
  if (!result.success) throw parameterError(result.error.issues[0]);
  const lifetimeSeconds = result.data.expires_at - Math.floor(now / 1000);
  if (lifetimeSeconds < 30 * minute || lifetimeSeconds > 24 * 60 * minute) {
    throw new SandboxError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  if (result.data['allowed_payment_method_types[0]'] === 'wechat_pay' && !result.data['payment_method_options[wechat_pay][client]']) {
    const param = 'payment_method_options[wechat_pay][client]';
    throw new SandboxError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  requireLimits({
    amount: result.data['line_items[0][price_data][unit_amount]'],
    currency: result.data['line_items[0][price_data][currency]'],
    type: result.data['allowed_payment_method_types[0]'],
    params: { amount: 'line_items[0][price_data][unit_amount]', type: 'allowed_payment_method_types' },
  });
  return { ...result.data, metadata };
};
