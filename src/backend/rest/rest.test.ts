import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#backend/errors/errors.ts';
import { createRest } from './create-rest.ts';
import { operation, respond } from './operation.ts';
import { readBody } from './read-body.ts';
import type { RestEnv } from './rest-env.ts';

const body = z.strictObject({
  city: z.string().min(1),
  pieces: z.coerce.number().int().max(9).default(1),
  home: z.object({ street: z.string() }).optional(),
});
const listed = z.object({
  keys: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().max(4))),
});
const routes = new Hono<RestEnv>()
  .get('/', (c) => c.json({ locale: c.get('site').locale }))
  .post('/', async (c) => respond(c, await readBody(c, body), '/next'))
  .get(
    '/asked',
    operation(
      { summary: 'Asked.', query: z.strictObject({ page: z.number() }), answer: z.object({ page: z.number() }) },
      (_, { query }) => query,
    ),
  )
  .get(
    '/listed',
    operation({ summary: 'Listed.', query: listed, answer: z.object({ keys: z.array(z.string()) }) }, (_, { query }) => query),
  )
  .post('/sold-out', () => {
    throw new DomainError('OutOfStockException', 400, { productKey: 'steg', variantKey: 'steg-chrome' });
  })
  .post('/broken', () => {
    throw new Error('secret detail');
  })
  .post('/database', () => {
    throw Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  });
const create = () =>
  createRest({ '/room': routes, '/payments': new Hono<RestEnv>().post('/webhook', (c) => c.json({})) }, { reads: 0, changes: 0 });

const host = { host: 'ch.localhost:3000' };
const post = (path: string, init: { body?: string; headers?: Record<string, string> } = {}) =>
  create().request(path, { method: 'POST', ...init, headers: { ...host, 'content-type': 'application/json', ...init.headers } });

describe('guards', () => {
  test.each(['https://evil.example', 'http://de.localhost:3000', 'https://ch.localhost:3000', 'null', ''])(
    'rejects a change requested by the origin %j',
    async (origin) => {
      const response = await post('/room', { body: '{"city":"Bern"}', headers: { origin } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ statusCode: 403, data: { exception: 'ForeignOriginException' } });
    },
  );

  test('rejects a cross-site change without Origin, accepts our own, old browsers and the signed webhook', async () => {
    const send = async (headers: Record<string, string>, path = '/room') => (await post(path, { body: '{"city":"Bern"}', headers })).status;
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await send({ origin: 'http://ch.localhost:3000' })).toBe(200);
    // A form of a page with the policy no-referrer.
    expect(await send({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200);
    for (const site of ['cross-site', 'same-site', 'none']) expect(await send({ origin: 'null', 'sec-fetch-site': site })).toBe(403);
    expect(await send({})).toBe(200);
    expect(await send({ origin: 'https://provider.example' }, '/payments/webhook')).toBe(200);
  });

  test('responses have no-store and a policy that lets nothing run', async () => {
    const response = await create().request('/room', { headers: host });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('bad input', () => {
  const rejected = async (response: Response) => ({ status: response.status, ...((await response.json()) as { data: object }).data });

  test('an unknown call is 404 as JSON', async () => {
    expect(await rejected(await create().request('/room/elsewhere', { headers: host }))).toEqual({
      status: 404,
      exception: 'NotFoundException',
    });
  });

  test('a wrong method is 405 and lists the allowed ones', async () => {
    const response = await create().request('/room/', { method: 'DELETE', headers: host });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await rejected(response)).toEqual({ status: 405, exception: 'MethodNotAllowedException' });
  });

  test('malformed JSON is 400', async () => {
    expect(await rejected(await post('/room', { body: '{"city":' }))).toEqual({ status: 400, exception: 'MalformedBodyException' });
  });

  test.each(['text/plain', 'application/xml', ''])('the content type %j is 415', async (type) => {
    const response = await post('/room', { body: '{"city":"Bern"}', headers: { 'content-type': type } });
    expect(await rejected(response)).toEqual({ status: 415, exception: 'UnsupportedMediaTypeException' });
  });

  test('a body over 64 kB is 413', async () => {
    const response = await post('/room', { body: JSON.stringify({ city: 'x'.repeat(70_000) }) });
    expect(await rejected(response)).toEqual({ status: 413, exception: 'BodyTooLargeException' });
  });

  test('V-03 an error names every field, unknown keys too', async () => {
    const response = await post('/room', { body: JSON.stringify({ pieces: 12, colour: 'red', home: {} }) });
    expect(await rejected(response)).toEqual({
      status: 400,
      exception: 'ValidationException',
      fields: [
        { field: 'city', messageKey: 'general.validation.required' },
        { field: 'pieces', messageKey: 'general.validation.tooLong' },
        { field: 'home.street', messageKey: 'general.validation.required' },
        { field: 'colour', messageKey: 'general.validation.notValid' },
      ],
    });
  });

  test.each(['[]', '"text"', '7', 'null'])('the body %s is rejected by name', async (text) => {
    expect(await rejected(await post('/room', { body: text }))).toMatchObject({ status: 400, exception: 'ValidationException' });
  });

  test('a prototype in a form has no effect', async () => {
    const response = await post('/room', {
      body: '__proto__.city=x&constructor.prototype.city=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(400);
    expect(({} as { city?: string }).city).toBeUndefined();
  });

  test('V-03 a character that PostgreSQL cannot store is rejected by name, before it gets there', async () => {
    const response = await post('/room', { body: JSON.stringify({ city: 'Be\u0000rn', home: { street: '\u0000' } }) });
    expect(await rejected(response)).toMatchObject({
      exception: 'ValidationException',
      fields: [{ field: 'city' }, { field: 'home.street' }],
    });
  });

  test("V-03 the parts of a text that represents a list are rejected by the sent field's name, once", async () => {
    const keys = async (text: string) =>
      rejected(await create().request(`/room/listed?keys=${encodeURIComponent(text)}`, { headers: host }));
    const field = { field: 'keys', messageKey: 'general.validation.tooLong' };
    expect(await keys('a,too long,far too long')).toMatchObject({ fields: [field] });
    expect(await keys('a,\u0000')).toMatchObject({ fields: [{ ...field, messageKey: 'general.validation.notValid' }] });
    const listed = await post('/room', { body: JSON.stringify({ city: 'Bern', home: { street: 7 } }) });
    expect(await rejected(listed)).toMatchObject({ fields: [{ field: 'home.street' }] });
  });

  test('a query that breaks its contract is rejected by name', async () => {
    expect(await rejected(await create().request('/room/asked?page=x&size=1', { headers: host }))).toMatchObject({
      fields: [{ field: 'page' }, { field: 'size' }],
    });
  });
});

describe('responses', () => {
  test('B-01 a no-script form gets the next page, a script gets JSON', async () => {
    const form = await post('/room', {
      body: 'city=Bern&home.street=Gasse',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/next']);
    const script = await post('/room', { body: '{"city":"Bern","pieces":"2"}' });
    expect(await script.json()).toEqual({ city: 'Bern', pieces: 2 });
  });

  test('a domain error keeps its status and data, any other error reveals nothing', async () => {
    expect(await (await post('/room/sold-out')).json()).toMatchObject({
      statusCode: 400,
      data: { exception: 'OutOfStockException', productKey: 'steg', variantKey: 'steg-chrome' },
    });
    const broken = await post('/room/broken');
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('secret');
  });

  test('an unavailable database is 503 and named', async () => {
    const response = await post('/room/database');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      data: { exception: 'DatabaseException' },
      message: expect.stringContaining('cannot be used'),
    });
  });

  test.each([
    ['?locale=fr-CH', {}, 'fr-CH'],
    ['?locale=it-CH', {}, 'de-CH'],
    ['?locale=%00', {}, 'de-CH'],
    ['', { referer: 'http://ch.localhost:3000/fr/panier' }, 'fr-CH'],
    ['', { referer: 'https://evil.example/fr/panier' }, 'de-CH'],
  ])('C-02 recognises country and language of a call %s %j', async (query, headers, locale) => {
    expect(await (await create().request(`/room${query}`, { headers: { ...host, ...headers } })).json()).toEqual({ locale });
  });
});
