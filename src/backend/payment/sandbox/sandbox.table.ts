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
  createdAt: number;
  expiresAt: number;
};

/** The money of a session. A card number is never kept, only its last four digits. */
export type SandboxPaymentTable = {
  paymentIntentId: string;
  sessionId: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  refunded: number;
  last4: string | null;
  lastError: string | null;
  metadata: string;
  createdAt: number;
};

export type SandboxRefundTable = { refundId: string; paymentIntentId: string; amount: number; currency: string; createdAt: number };

/** The first answer to each idempotency key: a repeat gets it again, a different request under the same key is refused. */
export type SandboxRequestTable = { idempotencyKey: string; fingerprint: string; status: number; answer: string; createdAt: number };

export type SandboxTables = {
  sandboxSession: SandboxSessionTable;
  sandboxPayment: SandboxPaymentTable;
  sandboxRefund: SandboxRefundTable;
  sandboxRequest: SandboxRequestTable;
};
