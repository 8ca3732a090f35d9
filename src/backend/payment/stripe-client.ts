import 'server-only';
import Stripe from 'stripe';
import { paymentKeys } from './payment-keys.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** The path of the sandbox provider in this process. */
const sandboxApiPath = '/sandbox/stripe';

/** The provider's timeout in milliseconds, and how often an unanswered call is retried at once. */
export type TimeoutPolicy = { timeout: number; maxNetworkRetries: number };

// A buyer is waiting for this call. One retry is safe because every writing call carries an idempotency key.
const defaultPolicy: TimeoutPolicy = { timeout: 10_000, maxNetworkRetries: 1 };

/** The library's own HTTP client, with all paths below the sandbox and the key of its database, which is read at the first call. */
const sandboxHttp = (settings: PaymentSettings): Stripe.HttpClient => {
  const http = Stripe.createNodeHttpClient();
  return {
    getClientName: () => http.getClientName(),
    makeRequest: async (host, port, path, method, headers, ...rest) => {
      const { secretKey } = await paymentKeys(settings);
      return http.makeRequest(
        host,
        port,
        `${sandboxApiPath}${path}`,
        method,
        { ...headers, Authorization: `Bearer ${secretKey}` },
        ...rest,
      );
    },
  };
};

/** The official library, pointed at Stripe or at the sandbox in this process. */
export const createStripe = (settings: PaymentSettings, timeoutPolicy: TimeoutPolicy = defaultPolicy): Stripe => {
  const stripeConfig = { ...timeoutPolicy, telemetry: false };
  if (settings.provider === 'stripe') return new Stripe(settings.secretKey, stripeConfig);
  const sandbox = { host: '127.0.0.1', port: settings.sandboxPort, protocol: 'http' as const, httpClient: sandboxHttp(settings) };
  return new Stripe('sk_test_read_with_each_call', { ...stripeConfig, ...sandbox });
};
