import { deflateRawSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type FormFlash, readFormFlash, setFormFlash } from './form-flash.ts';

const save = async (draft: FormFlash): Promise<string> => {
  const app = new Hono().get('/', (c) => {
    setFormFlash(c, draft);
    return c.body(null);
  });
  const response = await app.request('/');
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const sentence = (at: number): string =>
  `${at}. Seit Dienstag tropft der Siphon unter der Spüle ${at * 37}, und die Kartusche ${at * 91} klemmt beim Drehen.`;
const message = Array.from({ length: 80 }, (_, at) => sentence(at))
  .join(' ')
  .slice(0, 5000);
const draft = { form: 'contact', isDone: false, problems: [{ field: 'email', messageKey: 'general.validation.email' }] };

test('F-03 B-01 a message of 5,000 characters comes back whole from its cookie', async () => {
  const cookie = await save({ ...draft, fields: { issue: message, email: 'x' } });
  expect(cookie.length).toBeLessThan(4000);
  expect(readFormFlash(cookie, 'contact')).toEqual({ ...draft, fields: { issue: message, email: 'x' } });
  expect(readFormFlash(cookie, 'newsletter')).toBeUndefined();
});

test('fields too large for a cookie are dropped, their problems stay', async () => {
  const noise = Array.from({ length: 5000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
  expect(readFormFlash(await save({ ...draft, fields: { issue: noise } }), 'contact')).toEqual({ ...draft, fields: {} });
});

test.each([
  ['no Base64', '~~'],
  ['not compressed', Buffer.from('{}').toString('base64url')],
  ['no JSON', deflateRawSync('{').toString('base64url')],
  ['no draft', deflateRawSync('{}').toString('base64url')],
  ['a bomb', deflateRawSync(' '.repeat(1_000_000)).toString('base64url')],
])('a forged cookie is ignored: %s', async (_, value) => {
  const [name] = (await save({ ...draft, fields: {} })).split('=');
  expect(readFormFlash(`${name}=${value}`, 'contact')).toBeUndefined();
});
