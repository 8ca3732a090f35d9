import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeProvider, readPaymentSettings, replaceProvider } from '#backend/payment/payment.ts';

/**
 * The fate of a refund request: the connection breaks, the provider fails, or it does not respond in time, before it has accepted it or
 * after; it is still busy with the same; or it refuses. `held`: it is delayed until `release`, long after the shop's timeout.
 */
export type GateFault =
  | 'lost-before'
  | 'lost-after'
  | 'failed-before'
  | 'failed-after'
  | 'silent-before'
  | 'silent-after'
  | 'held'
  | 'busy'
  | 'refused';

const readBody = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await Array.fromAsync(request));

const respond = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
};

const failure = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our end' } });
const busy = JSON.stringify({
  error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'There is currently another in-progress request' },
});
const rejection = JSON.stringify({ error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' } });

/**
 * A proxy between shop and provider that disturbs refunds while `fault` is set; everything else passes. Configures itself as the shop's
 * provider, with a short timeout.
 */
export const openGate = async (provider: string) => {
  const gate = { fault: undefined as GateFault | undefined, requests: 0, keys: new Set<string>() };
  const held = Promise.withResolvers<void>();
  const passed: Promise<void>[] = [];
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const isRefund = request.method === 'POST' && request.url?.endsWith('/v1/refunds');
      const fault = isRefund ? gate.fault : undefined;
      const body = await readBody(request);
      if (isRefund) gate.requests += 1;
      if (isRefund) gate.keys.add(String(request.headers['idempotency-key']));
      if (fault === 'lost-before') return void response.destroy();
      if (fault === 'failed-before') return respond(response, 503, failure);
      if (fault === 'silent-before') return;
      if (fault === 'held') await held.promise;
      if (fault === 'busy') return respond(response, 409, busy);
      if (fault === 'refused') return respond(response, 400, rejection);
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name !== 'connection' && name !== 'content-length' ? [[name, value]] : [],
      );
      const answer = await fetch(`${provider}${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const text = await answer.text();
      if (fault === 'silent-after') return;
      if (fault === 'lost-after') return void response.destroy();
      if (fault === 'failed-after') return respond(response, 500, failure);
      return respond(response, answer.status, text);
    };
    passed.push(pass().catch(() => void response.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['PORT'] = String((server.address() as AddressInfo).port);
  replaceProvider(createStripeProvider(readPaymentSettings(), { timeout: 1000, maxNetworkRetries: 0 }));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  /** Forwards the delayed requests to the provider. */
  const release = async (): Promise<void> => {
    held.resolve();
    await Promise.all(passed);
  };
  return Object.assign(gate, { close, release });
};
