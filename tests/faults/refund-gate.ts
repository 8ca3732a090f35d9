import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replaceProvider } from '#backend/payment/current-provider.ts';

/** What becomes of a refund on its way: the line breaks or the provider fails, before it has taken it in or after; or it says no. */
export type GateFault = 'lost-before' | 'lost-after' | 'failed-before' | 'failed-after' | 'refused';

const readBody = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await Array.fromAsync(request));

const say = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
};

const failure = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our end' } });
const refusal = JSON.stringify({ error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' } });

/** Stands between shop and provider and spoils refunds while `fault` is set; all else passes. Points the shop to itself. */
export const openGate = async (provider: string) => {
  const gate = { fault: undefined as GateFault | undefined, asked: 0, keys: new Set<string>() };
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const isRefund = request.method === 'POST' && request.url?.endsWith('/v1/refunds');
      const fault = isRefund ? gate.fault : undefined;
      const body = await readBody(request);
      if (isRefund) gate.asked += 1;
      if (isRefund) gate.keys.add(String(request.headers['idempotency-key']));
      if (fault === 'lost-before') return void response.destroy();
      if (fault === 'failed-before') return say(response, 503, failure);
      if (fault === 'refused') return say(response, 400, refusal);
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
      if (fault === 'lost-after') return void response.destroy();
      if (fault === 'failed-after') return say(response, 500, failure);
      return say(response, answer.status, text);
    };
    pass().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['PORT'] = String((server.address() as AddressInfo).port);
  replaceProvider(undefined);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(gate, { close });
};
