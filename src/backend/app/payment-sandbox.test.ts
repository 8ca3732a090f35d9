import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { createRestMiddleware } from './rest.ts';

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123456',
  SEPA_CREDITOR_ID: 'DE98ZZZ09999999999',
};
const loadSandbox = vi.fn(() => import('#payment-sandbox/sandbox.routes.ts'));
const paths = ['/sandbox/pay.css', '/sandbox/stripe/v1/refunds', '/sandbox/pay/cs_1', '/sandbox/outbox'];

const answers = (): Promise<(readonly [path: string, body: string])[]> => {
  const app = new Hono().use(createRestMiddleware(loadSandbox));
  return Promise.all(paths.map(async (path) => [path, await (await app.request(`http://de.localhost:3000${path}`)).text()] as const));
};

afterEach(() => {
  vi.unstubAllEnvs();
  loadSandbox.mockClear();
});

test('O-02 with a real provider the sandbox is never loaded, and none of its addresses exists', async () => {
  for (const [name, value] of Object.entries(stripe)) vi.stubEnv(name, value);
  for (const [path, body] of await answers()) expect(body).toContain(`No such call: ${path}`);
  expect(loadSandbox).not.toHaveBeenCalled();
});

test('O-02 without configuration the sandbox is loaded once, and answers', async () => {
  expect(new Map(await answers()).get('/sandbox/pay.css')).toContain('@font-face');
  expect(loadSandbox).toHaveBeenCalledTimes(1);
});
