import 'server-only';
import Stripe from 'stripe';
import type { PaymentSettings } from './payment-settings.ts';

/** Where this process answers as the sandbox provider. */
export const sandboxApiPath = '/sandbox/stripe';

/** How long the provider may take to answer, in milliseconds, and how often a call that it did not answer is made again at once. */
export type Patience = { timeout: number; maxNetworkRetries: number };

// A buyer waits behind this call. One retry is safe because every writing call carries an idempotency key.
const usual: Patience = { timeout: 10_000, maxNetworkRetries: 1 };

/** The library's own HTTP client, with all paths below the sandbox. */
const sandboxHttp = (): Stripe.HttpClient => {
  const http = Stripe.createNodeHttpClient();
  return {
    getClientName: () => http.getClientName(),
    makeRequest: (host, port, path, ...rest) => http.makeRequest(host, port, `${sandboxApiPath}${path}`, ...rest),
  };
};

/** The official library, pointed at Stripe or at the sandbox in this process. */
export const createStripe = ({ secretKey, sandboxPort }: PaymentSettings, patience: Patience = usual): Stripe => {
  const deliberate = { ...patience, telemetry: false };
  if (sandboxPort === undefined) return new Stripe(secretKey, deliberate);
  return new Stripe(secretKey, { ...deliberate, host: '127.0.0.1', port: sandboxPort, protocol: 'http', httpClient: sandboxHttp() });
};
