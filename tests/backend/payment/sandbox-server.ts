import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { replaceProvider } from '#backend/payment/current-provider.ts';
import { sandboxRoutes } from '#payment-sandbox/sandbox.routes.ts';

/** A webhook as the shop received it. */
export type ReceivedWebhook = { body: string; signature: string };

/**
 * The sandbox behind a real port, for tests. `loseAnswers`: so many next API calls (those whose path ends so) are performed, but the
 * connection breaks before the response.
 */
export type SandboxServer = {
  origin: string;
  webhooks: ReceivedWebhook[];
  loseAnswers: (count: number, pathEnd?: string) => void;
  close: () => Promise<void>;
};

const closing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves the sandbox and receives its webhooks on a free port, and configures it as the shop's provider. */
export const startSandbox = async (): Promise<SandboxServer> => {
  const webhooks: ReceivedWebhook[] = [];
  let lost = 0;
  let lostPath = '';
  const app = new Hono().route('/sandbox', sandboxRoutes).post('/payments/webhook', async (c) => {
    webhooks.push({ body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' });
    return c.body(null, 204);
  });
  const listen = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (lost > 0 && request.url?.startsWith('/sandbox/stripe') && request.url.endsWith(lostPath)) {
      lost -= 1;
      response.end = () => response.destroy();
      response.write = () => true;
    }
    void listen(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env['PORT'] = String(port);
  replaceProvider(undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    webhooks,
    loseAnswers: (count, pathEnd = '') => {
      lost = count;
      lostPath = pathEnd;
    },
    close: () => closing(server),
  };
};
