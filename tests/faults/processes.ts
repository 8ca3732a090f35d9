import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { askPort, type Reply } from '../http-server/test-server.ts';
import type { Fault } from './fault-points.ts';

/** A process that serves on a port; `kill` ends it like a power cut. */
export type Served = { port: number; child: ChildProcess; kill: () => Promise<void> };

/** Shop and provider have separate databases here, so both are given the keys. */
export const sharedKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_faults', STRIPE_WEBHOOK_SECRET: 'whsec_known-to-shop-and-provider' };

const serve = async (file: string, env: Record<string, string>): Promise<Served> => {
  const child = spawn('node', ['--conditions=react-server', new URL(file, import.meta.url).pathname], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...sharedKeys, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { port: Number(line), child, kill };
};

/** The provider, whose data survives the death of any shop. */
export const serveProvider = (file: string): Promise<Served> =>
  serve('./provider.child.ts', { DATABASE_URL: '', DATABASE_FILE: file, SANDBOX_WEBHOOKS: 'double,reorder' });

/** A shop on a database, pointed at a provider. */
export const serveShop = (env: Record<string, string>, provider: Served, mailList: string, fault?: Fault): Promise<Served> =>
  serve('./shop.child.ts', { ...env, PORT: String(provider.port), MAIL_LIST: mailList, ...(fault && { FAULT: JSON.stringify(fault) }) });

type Method = 'CreditCard' | 'DirectDebit';
const tap = { productKey: 'bogen-p', variantKey: 'bogen-p-brass' };
const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const debit = { iban: 'DE89370400440532013000', accountHolder: 'Ada Muster', mandate: 'accept' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A buyer with a browser of their own: its cookies outlive the shop. */
export const createBuyer = (email: string, method: Method, provider: Served) => {
  const jar = new Map<string, string>();
  const ask = async ({ port }: Served, path: string, body?: object): Promise<Reply> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const json = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const reply = await askPort(port, path, { host: `de.localhost:${port}`, headers, ...json });
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return reply;
  };
  const cart = async (shop: Served) =>
    JSON.parse((await ask(shop, '/carts/')).text) as { placementKey: string; priceTotal: { rawValue: number }; itemCount: number };

  const fill = async (shop: Served): Promise<void> => {
    await ask(shop, '/carts/add', tap);
    await ask(shop, '/carts/address/delivery', { email, phone: '+49 30 23125000', delivery });
    await ask(shop, '/carts/payment', { paymentMethod: method, ...(method === 'DirectDebit' && debit) });
  };
  const press = async (shop: Served): Promise<Reply> => {
    const { placementKey, priceTotal } = await cart(shop);
    return ask(shop, '/orders', { placementKey, acceptedTotal: priceTotal.rawValue, terms: 'accept' });
  };
  /** Orders, pays and returns; throws if the shop dies meanwhile. */
  const buy = async (shop: Served): Promise<void> => {
    const placed = await press(shop);
    if (placed.status !== 200) throw new Error(`refused: ${placed.text}`);
    let next = new URL((JSON.parse(placed.text) as { redirectUrl: string }).redirectUrl, 'http://de.localhost');
    if (next.pathname.startsWith('/sandbox/')) {
      const card = 'number=4242424242424242&expiry=12%2F34&code=123';
      const paid = await askPort(provider.port, next.pathname, { method: 'POST', headers: form, body: card });
      next = new URL(paid.headers.location ?? '', next);
    }
    if (next.pathname.startsWith('/payments/return/')) await ask(shop, next.pathname);
  };
  return { email, method, cart, fill, buy };
};
export type Buyer = ReturnType<typeof createBuyer>;
