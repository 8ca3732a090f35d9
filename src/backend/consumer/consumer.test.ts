import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest, createToken, hashToken } from '#backend/rest/rest.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { consumerRoutes } from './consumer.routes.ts';
import { sessionGuard } from './session-guard.ts';

describeEachDatabase('consumer', (open) => {
  let db: Db;
  const app = createRest({ '/consumer': consumerRoutes, '/carts': cartRoutes }, { reads: 0, changes: 0 }, [sessionGuard]);
  const login = async (expiresAt: number): Promise<string> => {
    const token = createToken();
    await db
      .insertInto('session')
      .values({
        sessionId: randomUUID(),
        tokenHash: hashToken(token),
        consumerId: randomUUID(),
        createdAt: 0,
        expiresAt,
        seenAt: 0,
        isRemembered: 0,
        device: '',
      })
      .execute();
    return token;
  };
  beforeAll(async () => {
    await loadContent();
    db = await open();
  });

  test('U-03 nobody is logged in: 401', async () => {
    const browser = createBrowser(app, 'de.localhost');
    browser.setCookie('session', createToken());
    const response = await browser.get('/consumer/');
    expect([response.status, await response.json()]).toMatchObject([401, { statusCode: 401, data: { exception: 'NotLoggedInException' } }]);
  });

  test.each(['/consumer/', '/carts/'])('K-07 U-03 an ended session is 497 at %s, once', async (path) => {
    const browser = createBrowser(app, 'de.localhost');
    browser.setCookie('session', await login(Date.now() - 1));
    const response = await browser.get(path);
    expect([response.status, await response.json()]).toMatchObject([
      497,
      { statusCode: 497, data: { exception: 'SessionExpiredException' } },
    ]);
    expect(browser.cookies()['session']).toBeUndefined();
    expect((await browser.get(path)).status).not.toBe(497);
  });

  test('K-07 a session that lasts lets the cart through', async () => {
    const browser = createBrowser(app, 'de.localhost');
    browser.setCookie('session', await login(Date.now() + 60_000));
    expect((await browser.get('/carts/')).status).toBe(200);
  });
});
