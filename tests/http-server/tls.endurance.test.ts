import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { orderRoutes } from '#backend/checkout/checkout.routes.ts';
import { consumerRoutes } from '#backend/consumer/consumer.routes.ts';
import { sessionGuard } from '#backend/consumer/consumer.ts';
import { loadContent } from '#backend/content/content.ts';
import { currentProvider, replaceProvider } from '#backend/payment/payment.ts';
import { createRest, createToken, readFormFlash, tokenOfCookies } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { startFakeProvider } from '../backend/checkout/fake-provider.ts';
import { tap } from '../backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { type Reply, startTestServer } from './test-server.ts';

const host = 'www.undula.de';
const delivery = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };
const stranger = { email: 'nobody@example.com', password: 'lange Wellen 8' };
const paths = ['/carts/add', '/carts/address/delivery', '/carts/payment', '/orders', '/consumer/login'];

/** A browser that reaches the shop's calls over TLS, through a proxy and the HTTP server. */
const visitOverTls = async () => {
  const environment = { PUBLIC_SCHEME: 'https', TRUST_PROXY: '1' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { app, ask } = await startTestServer(environment);
  const rest = createRest({ '/carts': cartRoutes, '/orders': orderRoutes, '/consumer': consumerRoutes }, { reads: 0, changes: 0 }, [
    sessionGuard,
  ]);
  for (const path of paths) app.on(path, (request) => rest.fetch(request));
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, body: string, headers: Record<string, string>): Promise<Reply> => {
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7', origin: `https://${host}`, cookie: cookies() };
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const reply = await ask(path, { host, method: 'POST', body, headers: { ...proxied, ...length, ...headers } });
    for (const set of reply.headers['set-cookie'] ?? []) jar.set(set.split('=')[0] ?? '', set.split(/[=;]/)[1] ?? '');
    return reply;
  };
  return {
    jar,
    cookies,
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      send(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    form: (path: string, fields: Record<string, string>) =>
      send(path, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }),
  };
};

describeEachDatabase('behind TLS', (open) => {
  beforeAll(async () => {
    await loadContent();
    await seedStock(await open());
  });
  afterEach(() => void vi.unstubAllEnvs());

  test('K-01 every cookie is Secure, and server-only ones are bound to the host', async () => {
    const { post, form } = await visitOverTls();
    const replies = [await post('/carts/add', tap), await form('/consumer/login', stranger)];
    const set = replies.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(set.map((text) => text.split('=')[0])).toEqual(['__Host-cart', 'cart-items', '__Host-form-draft']);
    for (const text of set) expect(text).toMatch(/; Path=\/; .*Secure/);
    for (const text of set.filter((one) => one.startsWith('__Host-'))) expect(text).toMatch(/; HttpOnly/);
  });

  test('K-01 a cookie without the prefix, which another host may have set, is not read', async () => {
    const { post, form, jar, cookies } = await visitOverTls();
    jar.set('cart', createToken()).set('form-draft', 'q1ZKyy_KVbJSyslPz8xT0lHKLHbJz0tVskpLzClO1VFKy0zNSSlWsqqu1VEqKMpPyknNLVayio6tBQA');
    expect([tokenOfCookies(cookies(), 'cart'), readFormFlash(cookies(), 'login')]).toEqual([undefined, undefined]);
    await post('/carts/add', tap);
    await form('/consumer/login', stranger);
    expect(tokenOfCookies(cookies(), 'cart')).toBe(jar.get('__Host-cart'));
    expect(readFormFlash(cookies(), 'login')?.fields['email']).toBe(stranger.email);
  });

  test('R-06 a buyer returns from the payment by https', async () => {
    startFakeProvider();
    const provider = currentProvider();
    const ways: string[] = [];
    const open = (request: Parameters<typeof provider.open>[0]) => {
      ways.push(request.successUrl, request.cancelUrl);
      return provider.open(request);
    };
    replaceProvider({ ...provider, open });
    const { post } = await visitOverTls();
    await post('/carts/add', tap);
    await post('/carts/address/delivery', { email: 'ada@example.com', phone: '+49 30 23125000', delivery });
    const cart = cartContract.parse(JSON.parse((await post('/carts/payment', { paymentMethod: 'CreditCard' })).text));
    await post('/orders', { placementKey: cart.placementKey, acceptedTotal: cart.priceTotal.rawValue, terms: 'accept' });
    expect(ways.map((way) => new URL(way).origin)).toEqual(Array(2).fill(`https://${host}`));
  });

  test('only pages loaded by https may change anything', async () => {
    const { post } = await visitOverTls();
    const from = async (origin: string) => (await post('/carts/add', tap, { origin })).status;
    expect([await from(`http://${host}`), await from(`https://${host}:8443`), await from('https://www.undula.ch')]).toEqual([
      403, 403, 403,
    ]);
    expect([await from(`https://${host}`), await from(`https://${host}:443`)]).toEqual([200, 200]);
  });
});
