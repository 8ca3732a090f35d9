import { expect, test } from 'vitest';
import { startTestServer } from '../../../tests/http-server/test-server.ts';

const cookiesOf = (kilobytes: number): string => `foreign=${'x'.repeat(kilobytes * 1024 - 8)}`;

test('16 kB of cookies are accepted; beyond that a page in the language of the host says what to do', async () => {
  const { app, ask, logged } = await startTestServer();
  app.on('/carts/', () => Response.json({ positions: [] }));
  for (const path of ['/sinks', '/carts/']) expect((await ask(path, { headers: { cookie: cookiesOf(16) } })).status).toBe(200);
  const response = await ask('/sinks', { headers: { cookie: cookiesOf(40) } });
  expect([response.status, response.headers['cache-control'], response.headers['content-type']]).toEqual([
    431,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(response.text).toContain('<h1>Zu viele Cookies</h1><p>Ihr Browser schickt mehr Cookies mit');
  const abroad = await ask('/carts/add', {
    host: 'gb.localhost',
    method: 'POST',
    headers: { cookie: cookiesOf(17), 'content-length': '0' },
  });
  expect([abroad.status, abroad.text]).toEqual([431, expect.stringContaining('Delete this site’s cookies')]);
  expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
