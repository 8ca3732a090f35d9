import { Hono } from 'hono';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createRest } from './create-rest.ts';
import type { RestEnv } from './rest-env.ts';

const routes = new Hono<RestEnv>().get('/', (c) => c.json({})).post('/', (c) => c.json({}));
const webhook = new Hono<RestEnv>().post('/webhook', (c) => c.json({}));

describeEachDatabase('calls of one client', (open) => {
  beforeAll(async () => {
    await open();
  });
  afterEach(() => void vi.unstubAllEnvs());

  const create = (reads: number, changes: number) => {
    const app = createRest({ '/room': routes, '/payments': webhook }, { reads, changes });
    return async (method: string, calls: number, client: string, path = '/room') => {
      const answers: Response[] = [];
      const headers = { host: 'de.localhost', 'x-forwarded-for': client };
      for (let call = 0; call < calls; call++) answers.push(await app.request(path, { method, headers }));
      return { statuses: answers.map(({ status }) => status), retryAfter: Number(answers.at(-1)?.headers.get('retry-after')) };
    };
  };

  test('are rejected when they come too often, with Retry-After, also by another process; other clients are not', async () => {
    vi.stubEnv('TRUST_PROXY', '1');
    const [call, elsewhere] = [create(9, 3), create(9, 3)];
    expect((await call('POST', 2, '192.0.2.1')).statuses).toEqual([200, 200]);
    const rejected = await elsewhere('POST', 3, '192.0.2.1');
    expect(rejected.statuses).toEqual([200, 429, 429]);
    expect(rejected.retryAfter).toBeGreaterThan(0);
    expect((await call('POST', 1, '192.0.2.2')).statuses).toEqual([200]);
    expect((await call('GET', 9, '192.0.2.1')).statuses).not.toContain(429);
    expect((await call('GET', 1, '192.0.2.1')).statuses).toEqual([429]);
  });

  test('are not counted for provider webhooks, nor with RATE_LIMIT=0', async () => {
    vi.stubEnv('TRUST_PROXY', '1');
    expect((await create(1, 1)('POST', 5, '192.0.2.3', '/payments/webhook')).statuses).not.toContain(429);
    expect((await create(0, 0)('POST', 5, '192.0.2.3')).statuses).not.toContain(429);
  });
});
