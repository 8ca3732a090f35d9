import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { orderRoutes } from '#backend/checkout/checkout.routes.ts';
import type { Db } from '#backend/database/database.ts';
import { answerProblem, createRest, type RestEnv, refusalOf } from '#backend/rest/rest.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { createShopper, forgetOrders } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { limitFinding } from './find-limit.ts';
import { returnRoutes } from './return.routes.ts';

const rooms = { '/carts': cartRoutes, '/orders': orderRoutes, '/returns': returnRoutes };

describeEachDatabase('finding an order', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  beforeEach(() => forgetOrders(db));
  afterEach(() => {
    vi.stubEnv('RATE_LIMIT', '0');
    vi.stubEnv('TRUST_PROXY', '');
  });

  test('Y-01 what strangers try from many networks keeps nobody from the order that the browser has placed', async () => {
    const app = createRest(rooms, { reads: 0, changes: 0 });
    const shopper = await createShopper(app);
    const { orderId } = placedOrder.parse(await (await shopper.order()).json());
    vi.stubEnv('RATE_LIMIT', '1000');
    vi.stubEnv('TRUST_PROXY', '1');
    const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:${network}::1` });
    // As sixty tries count, without what each of them looks up.
    const crowd = new Hono<RestEnv>().post('/', async (c) => {
      await limitFinding(c, orderId);
      return c.text('counted');
    });
    crowd.onError((error, c) => answerProblem(c, refusalOf(error)));
    for (let count = 0; count < 60; count++) await crowd.request('/', { method: 'POST', headers: from(1 + (count % 10)) });
    const who = { name: 'Ada Muster', email: 'ada@example.com', orderId };
    expect((await createBrowser(app, 'de.localhost:3000').post('/returns/find', who, from(77))).status).toBe(429);
    expect((await shopper.browser.post('/returns/find', who, from(78))).status).toBe(200);
  });
});
