import {
  findAttempt,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentStatus,
  type ProviderCard,
  ProviderError,
  replaceProvider,
} from '#backend/payment/payment.ts';
import type { Money } from '#shared/money/money.ts';

export type FakeProvider = {
  /** Attempts for which a page was opened, in order; a repeated call is listed again. */
  opened: string[];
  /** Sessions that were charged without a page. */
  charged: string[];
  refunded: string[];
  /** The card that a paid session has saved. */
  card: ProviderCard | undefined;
  /** Owners of saved cards that were deleted. */
  forgotten: string[];
  /** The outcomes that the provider returns; PENDING unless set. */
  outcomes: Map<string, PaymentOutcome>;
  /** While true every call fails as if the provider were unavailable. */
  isSilent: boolean;
};

/** Replaces the shop's payment provider by one in memory; the session of attempt `x` is `session-x`. For tests. */
export const startFakeProvider = (): FakeProvider => {
  const fake: FakeProvider = {
    opened: [],
    charged: [],
    refunded: [],
    card: undefined,
    forgotten: [],
    outcomes: new Map(),
    isSilent: false,
  };
  const answer = async <T>(value: () => T | Promise<T>): Promise<T> => {
    if (fake.isSilent) throw new ProviderError('time-out', false);
    return value();
  };
  const attemptOf = (sessionId: string): string => sessionId.replace('session-', '');
  const sums = new Map<string, Money>();
  const statusOf = async (sessionId: string, usual: PaymentOutcome): Promise<PaymentStatus> => {
    // A page opened by another process before it was killed: like a real provider, this one knows it all the same.
    const sum = sums.get(attemptOf(sessionId)) ?? (await findAttempt(attemptOf(sessionId)))?.amount;
    const { rawValue: amount = null, currency } = sum ?? {};
    return { outcome: fake.outcomes.get(attemptOf(sessionId)) ?? usual, claim: { sessionId, amount, currency } };
  };
  const provider: PaymentProvider = {
    name: 'fake',
    open: ({ attemptId, amount }) =>
      answer(() => {
        fake.opened.push(attemptId);
        sums.set(attemptId, amount);
        return { sessionId: `session-${attemptId}`, redirectUrl: `https://pay.example/${attemptId}` };
      }),
    charge: (sessionId, { attemptId, successUrl }) =>
      answer(() => {
        if (!fake.charged.includes(sessionId)) fake.charged.push(sessionId);
        fake.outcomes.set(attemptId, 'SUCCEEDED');
        return { redirectUrl: successUrl };
      }),
    ask: (sessionId) => answer(() => statusOf(sessionId, 'PENDING')),
    close: (sessionId) => answer(() => statusOf(sessionId, 'EXPIRED')),
    refund: (sessionId) =>
      answer(() => {
        fake.refunded.push(sessionId);
        return { providerRefundId: `refund-${sessionId}` };
      }),
    askRefund: () => answer(() => undefined),
    readCard: () => answer(() => fake.card),
    saveAccount: ({ iban }) => answer(() => ({ methodRef: `account-${iban}`, last4: iban.slice(-4) })),
    forget: (customerRef) => answer(() => void fake.forgotten.push(customerRef)),
    readEvent: async (rawBody) => JSON.parse(rawBody),
  };
  replaceProvider(provider);
  return fake;
};
