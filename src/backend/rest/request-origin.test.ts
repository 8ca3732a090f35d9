import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { requestOrigin } from './request-origin.ts';

const app = new Hono().get('/', (c) => c.text(requestOrigin(c, 'ch')));

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['ch.localhost:3000', 'http://ch.localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['www.undula.ch', 'http://www.undula.ch'],
  ['evil.example', 'https://www.undula.ch'],
  ['undula.ch.evil.example', 'https://www.undula.ch'],
  ['evilundula.ch', 'https://www.undula.ch'],
  ['undula.ch@evil.example', 'https://www.undula.ch'],
  ['', 'https://www.undula.ch'],
])('R-06 buyers of the host %j return to %s', async (host, origin) => {
  expect(await (await app.request('http://localhost/', { headers: { host } })).text()).toBe(origin);
});

test('R-06 under https they return by https, whatever a header says', async () => {
  vi.stubEnv('PUBLIC_SCHEME', 'https');
  const ask = (headers: Record<string, string>) => app.request('http://localhost/', { headers });
  expect(await (await ask({ host: 'www.undula.ch' })).text()).toBe('https://www.undula.ch');
  vi.unstubAllEnvs();
  vi.stubEnv('TRUST_PROXY', '1');
  expect(await (await ask({ host: 'www.undula.ch', 'x-forwarded-proto': 'https' })).text()).toBe('http://www.undula.ch');
});
