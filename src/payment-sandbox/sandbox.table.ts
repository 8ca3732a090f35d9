/** A checkout session of the sandbox provider. Times are epoch milliseconds, amounts minor units, lists and maps JSON. */
export type SandboxSessionTable = {
  sessionId: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  paymentIntentId: string;
  amount: number;
  currency: string;
  methodTypes: string;
  description: string;
  email: string | null;
  clientReferenceId: string | null;
  metadata: string;
  successUrl: string;
  cancelUrl: string;
  /** The card that waits for its 3-D Secure approval: brand and last four digits, nothing more. */
  challengedCard: string | null;
  /** 1: a card that pays here is saved for its owner. */
  keepsCard: 0 | 1;
  /** 1: a payment with a saved card or a named account; no form is shown. */
  isDirect: 0 | 1;
  createdAt: number;
  expiresAt: number;
};

/** The payment of a session. A card number is never stored, only its last four digits. */
export type SandboxPaymentTable = {
  paymentIntentId: string;
  sessionId: string;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  refunded: number;
  last4: string | null;
  lastError: string | null;
  metadata: string;
  /** The saved card or account that pays. */
  methodId: string | null;
  createdAt: number;
};

/** A saved card or a named account: what is shown of it and how it behaves, never its number. */
export type SandboxMethodTable = {
  methodId: string;
  /** Its owner; null until it is saved for one. */
  customerId: string | null;
  type: 'card' | 'sepa_debit';
  behaviour: string;
  fingerprint: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  createdAt: number;
};

export type SandboxRefundTable = {
  refundId: string;
  paymentIntentId: string;
  amount: number;
  currency: string;
  metadata: string;
  /** `failed`: a bank has returned the money. */
  status: 'succeeded' | 'failed';
  createdAt: number;
};

/** The first response to each idempotency key: a repeat gets it again, a different request under the same key is rejected. */
export type SandboxRequestTable = { idempotencyKey: string; fingerprint: string; status: number; answer: string; createdAt: number };

export type SandboxTables = {
  sandboxSession: SandboxSessionTable;
  sandboxPayment: SandboxPaymentTable;
  sandboxMethod: SandboxMethodTable;
  sandboxRefund: SandboxRefundTable;
  sandboxRequest: SandboxRequestTable;
};

// The migrations of the shop make these tables in every database: which provider is chosen may change from one start to the next.
declare module '#backend/database/tables.ts' {
  interface Tables extends SandboxTables {}
}
