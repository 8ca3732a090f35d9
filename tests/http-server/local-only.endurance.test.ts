import { describe, expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

const json = () => Response.json({});
const outbox = '/sandbox/outbox';
const api = '/sandbox/stripe/v1/refunds';

const open = async (environment: Record<string, string> = {}) => {
  const { app, ask } = await startTestServer(environment);
  for (const path of [outbox, `${outbox}/a-mail.html`, api, '/sandbox/pay/cs_1']) app.on(path, json);
  return { app, statusOf: async (path: string, host = 'localhost', headers = {}) => (await ask(path, { host, headers })).status };
};

const proxied: Record<string, string>[] = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '1.2.3.4' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
];

describe('what only this machine may see', () => {
  test.each(['localhost', 'localhost:3000', 'ch.localhost', '127.0.0.1', 'LOCALHOST'])(
    'O-04 under the name %s written mails are shown',
    async (host) => {
      const { statusOf } = await open();
      expect([await statusOf(outbox, host), await statusOf(`${outbox}/a-mail.html`, host), await statusOf(api, host)]).toEqual([
        200, 200, 200,
      ]);
    },
  );

  test.each(['evil.example', 'www.undula.de', 'localhost.evil.example', 'notlocalhost', '127.0.0.1.evil.example', '10.0.0.1'])(
    'O-04 under the name %s, which anybody may have pointed here, nothing is shown',
    async (host) => {
      const { app, statusOf } = await open();
      expect([await statusOf(outbox, host), await statusOf(`${outbox}/a-mail.html`, host), await statusOf(api, host)]).toEqual([
        404, 404, 404,
      ]);
      expect(app.requests).toEqual([]);
    },
  );

  test.each(proxied)('O-04 nothing is shown through a proxy on this machine: %o', async (headers) => {
    const { app, statusOf } = await open();
    expect([await statusOf(outbox, 'localhost', headers), await statusOf(api, 'localhost', headers)]).toEqual([404, 404]);
    expect(app.requests).toEqual([]);
  });

  test.each([{ PUBLIC_SCHEME: 'https' }, { TRUST_PROXY: '1' }])(
    'O-04 a public shop shows no mail to anybody, but accepts calls of its own sandbox: %o',
    async (environment) => {
      const { statusOf } = await open(environment);
      expect([await statusOf(outbox), await statusOf(api)]).toEqual([404, 200]);
    },
  );

  test.each(['/%73andbox/outbox', '//sandbox/outbox', '/sandbox//outbox', '/sandbox/%6futbox', '/./sandbox/outbox', '/sandbox/outbox/'])(
    'O-04 no other spelling of %s bypasses it',
    async (path) => {
      const { app, statusOf } = await open();
      expect(await statusOf(path, 'evil.example')).not.toBe(200);
      expect(app.requests.filter(({ url }) => new URL(url).pathname.startsWith('/sandbox/'))).toEqual([]);
    },
  );

  test('O-04 /metrics without a token is for this machine under its own names', async () => {
    const { statusOf } = await open();
    expect([await statusOf('/metrics'), await statusOf('/metrics', '127.0.0.1:3000'), await statusOf('/metrics', 'evil.example')]).toEqual([
      200, 200, 404,
    ]);
    for (const headers of proxied) expect(await statusOf('/metrics', 'localhost', headers)).toBe(404);
  });

  test.each([{ PUBLIC_SCHEME: 'https' }, { TRUST_PROXY: '1' }])(
    'O-04 a public shop shows /metrics to nobody without a token, whatever proxy headers say: %o',
    async (environment) => {
      const { statusOf } = await open(environment);
      expect([await statusOf('/metrics'), await statusOf('/metrics', 'www.undula.de')]).toEqual([404, 404]);
      const { statusOf: statusWithToken } = await open({ ...environment, METRICS_TOKEN: 'a-long-enough-token' });
      const authorization = 'Bearer a-long-enough-token';
      expect(await statusWithToken('/metrics', 'www.undula.de', { authorization, 'x-forwarded-for': '1.2.3.4' })).toBe(200);
    },
  );

  test('O-02 the pages where a buyer pays stay open to everybody', async () => {
    const { statusOf } = await open({ PUBLIC_SCHEME: 'https', TRUST_PROXY: '1' });
    expect(await statusOf('/sandbox/pay/cs_1', 'www.undula.de', { 'x-forwarded-for': '1.2.3.4' })).toBe(200);
  });
});
