import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { orderRoutes } from '#backend/checkout/checkout.routes.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest, problemResponse, type RestEnv, toDomainError } from '#backend/rest/rest.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { returnSessionAnswer } from '#shared/contract/return.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { clearOrders, createShopper } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { limitFinding } from './find-limit.ts';
import { returnRoutes } from './return.routes.ts';

const modules = { '/carts': cartRoutes, '/orders': orderRoutes, '/returns': returnRoutes };

let lastNetwork = 0;

describeEachDatabase('finding an order', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(() => clearOrders(db));
  afterEach(() => {
    vi.stubEnv('RATE_LIMIT', '0');
    vi.stubEnv('TRUST_PROXY', '');
  });

  // Each is new, in both databases: a client over a limit is rejected from memory.
  const newNetwork = () => ({ 'x-forwarded-for': `2001:db8:${(++lastNetwork).toString(16)}::1` });
  // Sixty attempts from ten networks, without what each of them looks up.
  const crowdAround = async (orderId: string): Promise<void> => {
    vi.stubEnv('RATE_LIMIT', '1000');
    vi.stubEnv('TRUST_PROXY', '1');
    const crowd = new Hono<RestEnv>().post('/', async (c) => {
      await limitFinding(c, { orderId, captcha: '' });
      return c.text('counted');
    });
    crowd.onError((error, c) => problemResponse(c, toDomainError(error)));
    const networks = Array.from({ length: 10 }, newNetwork);
    for (let count = 0; count < 60; count++) await crowd.request('/', { method: 'POST', headers: networks[count % 10] ?? {} });
  };
  const bought = async () => {
    const app = createRest(modules, { reads: 0, changes: 0 });
    const shopper = await createShopper(app);
    const { orderId } = placedOrder.parse(await (await shopper.order()).json());
    await crowdAround(orderId);
    return { app, shopper, who: { name: 'Ada Muster', email: 'ada@example.com', orderId } };
  };

  test("Y-01 strangers' attempts from many networks lock nobody out: a captcha opens the order, except for its own browser", async () => {
    const { app, shopper, who } = await bought();
    const elsewhere = createBrowser(app, 'de.localhost:3000');
    const network = newNetwork();
    const find = (sent: object) => elsewhere.post('/returns/find', sent, network);
    const asked = await find(who);
    expect([asked.status, await asked.json()]).toMatchObject([400, { data: { exception: 'CaptchaException', cause: 'NOT_READY' } }]);
    const captcha = await solvedCaptcha();
    expect((await find({ ...who, captcha })).status).toBe(200);
    expect((await find({ ...who, captcha })).status).toBe(400);
    const wrong = await find({ ...who, email: 'eve@example.com', captcha: await solvedCaptcha() });
    expect(wrong.status).toBe(404);
    expect((await shopper.browser.post('/returns/find', who, newNetwork())).status).toBe(200);
  });

  test('Y-01 B-01 without script the ticket of the page opens it; one network has few of them', async () => {
    const { app, who } = await bought();
    const [own, strangers] = [newNetwork(), newNetwork()];
    const noScript = createBrowser(app, 'de.localhost:3000');
    const returnSession = async () => returnSessionAnswer.parse(await (await noScript.get('/returns/mine')).json());
    await noScript.form('/returns/find', who, own);
    expect(await returnSession()).toMatchObject({ draft: { fields: who, problems: [{ field: '', messageKey: 'general.captcha.again' }] } });
    await noScript.form('/returns/find', { ...who, captcha: await createTicket(Date.now() - 3000) }, own);
    expect((await returnSession()).order?.orderId).toBe(who.orderId);
    const guess = async () => noScript.post('/returns/find', { ...who, captcha: await createTicket(Date.now() - 3000) }, strangers);
    for (let count = 0; count < 6; count++) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });
});
