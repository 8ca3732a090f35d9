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
  /** The card that waits for its 3-D-Secure approval: brand and last four digits, nothing more. */
  challengedCard: string | null;
  /** 1: a card that pays here is kept for its owner. */
  keepsCard: 0 | 1;
  /** 1: a payment with a kept card or a named account; nobody sees a form. */
  isDirect: 0 | 1;
  createdAt: number;
  expiresAt: number;
};

/** The money of a session. A card number is never kept, only its last four digits. */
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
  /** The kept card or account that pays. */
  methodId: string | null;
  createdAt: number;
};

/** A kept card or a named account: what is shown of it and how it behaves, never its number. */
export type SandboxMethodTable = {
  methodId: string;
  /** Whose it is; null while nobody keeps it. */
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
  /** `failed`: a bank has sent the money back. */
  status: 'succeeded' | 'failed';
  createdAt: number;
};

/** The first answer to each idempotency key: a repeat gets it again, a different request under the same key is refused. */
export type SandboxRequestTable = { idempotencyKey: string; fingerprint: string; status: number; answer: string; createdAt: number };

/** One row: the keys by which this database's shop and sandbox know each other. */
export type SandboxKeysTable = { secretKey: string; webhookSecret: string };

export type SandboxTables = {
  sandboxKeys: SandboxKeysTable;
  sandboxSession: SandboxSessionTable;
  sandboxPayment: SandboxPaymentTable;
  sandboxMethod: SandboxMethodTable;
  sandboxRefund: SandboxRefundTable;
  sandboxRequest: SandboxRequestTable;
};
