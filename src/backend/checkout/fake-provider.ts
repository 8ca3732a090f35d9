import 'server-only';
import { replaceProvider } from '#backend/payment/current-provider.ts';
import type { PaymentOutcome } from '#backend/payment/payment-event.ts';
import { type PaymentProvider, ProviderError } from '#backend/payment/provider.ts';

export type FakeProvider = {
  /** Attempts that a page was opened for, in order; a repeated call shows up again. */
  opened: string[];
  refunded: string[];
  /** What the provider answers when it is asked; PENDING unless set. */
  outcomes: Map<string, PaymentOutcome>;
  /** While true every call fails as if the provider were away. */
  isSilent: boolean;
};

/** A payment provider in memory, put in the shop's place; the session of attempt `x` is `session-x`. For tests. */
export const startFakeProvider = (): FakeProvider => {
  const fake: FakeProvider = { opened: [], refunded: [], outcomes: new Map(), isSilent: false };
  const answer = async <T>(value: () => T): Promise<T> => {
    if (fake.isSilent) throw new ProviderError('time-out', false);
    return value();
  };
  const attemptOf = (sessionId: string): string => sessionId.replace('session-', '');
  const provider: PaymentProvider = {
    name: 'fake',
    open: ({ attemptId }) =>
      answer(() => {
        fake.opened.push(attemptId);
        return { sessionId: `session-${attemptId}`, redirectUrl: `https://pay.example/${attemptId}` };
      }),
    ask: (sessionId) => answer(() => fake.outcomes.get(attemptOf(sessionId)) ?? 'PENDING'),
    close: (sessionId) => answer(() => fake.outcomes.get(attemptOf(sessionId)) ?? 'EXPIRED'),
    refund: (sessionId) =>
      answer(() => {
        fake.refunded.push(sessionId);
        return { providerRefundId: `refund-${sessionId}` };
      }),
    readEvent: (rawBody) => JSON.parse(rawBody),
  };
  replaceProvider(provider);
  return fake;
};
