import 'server-only';
import { randomBytes } from 'node:crypto';
import type { SandboxMethodTable, SandboxPaymentTable, SandboxRefundTable, SandboxSessionTable } from './sandbox.table.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** An identifier in Stripe's format: `cs_test_…`. Not guessable: whoever knows a session's id may pay it. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

/** The payment page of a session, on the host that the buyer came from. */
export const payUrl = ({ sessionId, successUrl }: Pick<SandboxSessionTable, 'sessionId' | 'successUrl'>): string =>
  `${new URL(successUrl).origin}/sandbox/pay/${sessionId}`;

const lastPaymentError = (code: string | null) =>
  code === null ? null : { type: 'card_error', code, message: `The payment was refused: ${code}` };

/** A PaymentMethod. */
export const presentMethod = (row: SandboxMethodTable) => ({
  id: row.methodId,
  object: 'payment_method',
  type: row.type,
  customer: row.customerId,
  created: seconds(row.createdAt),
  livemode: false,
  [row.type]:
    row.type === 'card'
      ? { brand: row.brand, last4: row.last4, exp_month: row.expiryMonth, exp_year: row.expiryYear, fingerprint: row.fingerprint }
      : { last4: row.last4, fingerprint: row.fingerprint },
});

/** A PaymentIntent; `method` expands the PaymentMethod in it, `challengeUrl` is where its bank asks for approval. */
export const presentPayment = (row: SandboxPaymentTable, method?: SandboxMethodTable, challengeUrl?: string) => ({
  id: row.paymentIntentId,
  object: 'payment_intent',
  amount: row.amount,
  amount_received: row.status === 'succeeded' ? row.amount : 0,
  currency: row.currency,
  status: row.status,
  created: seconds(row.createdAt),
  livemode: false,
  metadata: JSON.parse(row.metadata) as Record<string, string>,
  last_payment_error: lastPaymentError(row.lastError),
  payment_method: method ? presentMethod(method) : row.methodId,
  next_action: challengeUrl === undefined ? null : { type: 'redirect_to_url', redirect_to_url: { url: challengeUrl } },
});

/** A Checkout Session; `payment` expands the PaymentIntent in it, `method` the saved method. */
export const presentSession = (row: SandboxSessionTable, payment?: SandboxPaymentTable, method?: SandboxMethodTable) => ({
  id: row.sessionId,
  object: 'checkout.session',
  mode: 'payment',
  status: row.status,
  payment_status: row.paymentStatus,
  customer: method?.customerId ?? null,
  payment_intent: payment ? presentPayment(payment, method) : row.paymentIntentId,
  payment_method_types: JSON.parse(row.methodTypes) as string[],
  amount_subtotal: row.amount,
  amount_total: row.amount,
  currency: row.currency,
  client_reference_id: row.clientReferenceId,
  customer_email: row.email,
  metadata: JSON.parse(row.metadata) as Record<string, string>,
  success_url: row.successUrl,
  cancel_url: row.cancelUrl,
  url: row.status === 'open' ? payUrl(row) : null,
  created: seconds(row.createdAt),
  expires_at: seconds(row.expiresAt),
  livemode: false,
});

/** A Refund. */
export const presentRefund = (row: SandboxRefundTable) => ({
  id: row.refundId,
  object: 'refund',
  amount: row.amount,
  currency: row.currency,
  payment_intent: row.paymentIntentId,
  status: row.status,
  ...(row.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  metadata: JSON.parse(row.metadata) as Record<string, string>,
  created: seconds(row.createdAt),
});
