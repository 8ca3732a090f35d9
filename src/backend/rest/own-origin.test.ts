import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ownOrigin } from './own-origin.ts';

const app = new Hono().get('/', (c) => c.text(ownOrigin(c, 'ch')));

test.each([
  ['ch.localhost:3000', 'http://ch.localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['www.undula.ch', 'http://www.undula.ch'],
  ['evil.example', 'https://www.undula.ch'],
  ['undula.ch.evil.example', 'https://www.undula.ch'],
  ['evilundula.ch', 'https://www.undula.ch'],
  ['undula.ch@evil.example', 'https://www.undula.ch'],
  ['', 'https://www.undula.ch'],
])('R-06 buyers of the host %j come back to %s', async (host, origin) => {
  expect(await (await app.request('http://localhost/', { headers: { host } })).text()).toBe(origin);
});
