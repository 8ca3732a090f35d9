import { Validator } from '@seriousme/openapi-schema-validator';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { createRest, operation, type RestEnv } from '#backend/rest/rest.ts';
import { z } from '#shared/contract/zod.ts';
import { listCalls, listUndeclared } from './calls.ts';
import { describeRest } from './document.ts';
import { createRestGuide } from './guide.ts';

type Described = Record<
  string,
  Record<string, { requestBody?: object; responses: object; parameters: object[]; security: object[]; tags: string[]; description: string }>
>;

type Shape = { properties?: Record<string, { description?: string }>; required?: string[] };

const document = describeRest(publicModules);
const paths = document['paths'] as Described;
const listed = Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`));

test('B-03 the document is valid OpenAPI 3.1', async () => {
  expect(document['openapi']).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('B-03 every route is in the document, and nothing else', () => {
  expect(listUndeclared(publicModules)).toEqual([]);
  expect(listed.toSorted()).toEqual(
    listCalls(publicModules)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
  expect(listed).toEqual(
    expect.arrayContaining(['get /carts', 'post /carts/address/billing', 'get /orders/{orderId}', 'get /openapi.json']),
  );
});

test('B-03 calls have unique names and a one-sentence summary each', () => {
  const calls = listCalls(publicModules);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  for (const {
    id,
    operation: { summary },
  } of calls)
    expect(`${id}: ${summary}`).toMatch(/: [A-Z].+\.$/);
});

test('B-03 a client need not guess: names, cookies and the sequence of calls for an order are explained', () => {
  const { schemas, securitySchemes } = document['components'] as { schemas: Record<string, Shape>; securitySchemes: object };
  expect(schemas['PlaceOrderBody']?.properties?.['acceptedTotal']?.description).toMatch(/minor units/);
  expect(schemas['RegisterBody']?.required).toContain('consentsModel');
  expect(Object.keys(securitySchemes)).toEqual(['session', 'cart', 'wishlist', 'return', 'formDraft', 'webhookSignature']);
  const securityOf = (method: string, path: string) => paths[path]?.[method]?.security;
  expect(securityOf('get', '/consumer/export')).toEqual([{ session: [] }]);
  expect(securityOf('get', '/carts')).toEqual([{}, { session: [] }, { cart: [] }]);
  expect(securityOf('get', '/lists/my')).toEqual([{}, { session: [] }, { wishlist: [] }]);
  expect(securityOf('post', '/orders')).toEqual([{ session: [] }, { cart: [] }]);
  expect(securityOf('post', '/returns/confirm')).toEqual([{ return: [] }]);
  expect(securityOf('get', '/consumer/deletion')).toEqual([{}, { formDraft: [] }]);
  expect(securityOf('post', '/payments/webhook')).toEqual([{ webhookSignature: [] }]);
  expect(securityOf('get', '/api/search')).toEqual([{}]);
});

test('B-03 every path parameter is described', () => {
  for (const { path, operation: declared } of listCalls(publicModules)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = declared.path ? Object.keys(z.toJSONSchema(declared.path).properties ?? {}) : [];
    expect(described).toEqual(inPath);
  }
});

test('B-03 bodies, forms, errors and shared schemas are in the document', () => {
  const add = paths['/carts/add']?.['post'];
  const body = { schema: { $ref: '#/components/schemas/AddToCartBody' } };
  expect(add).toMatchObject({
    requestBody: { content: { 'application/json': body, 'application/x-www-form-urlencoded': body } },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } },
      303: {},
      400: { description: 'ValidationException, MalformedBodyException, OutOfStockException' },
      404: { description: 'ProductNotFoundException' },
      497: {},
    },
  });
  expect(paths['/consumer/delete']?.['post']?.requestBody).toMatchObject({ required: false });
  const { schemas } = document['components'] as { schemas: Record<string, object> };
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Cart', 'Money', 'BilledAddress', 'BilledAddressInput', 'Problem']));
  expect(schemas['Cart']).toMatchObject({ properties: { priceTotal: { $ref: '#/components/schemas/Money' } } });
  expect(JSON.stringify(document)).not.toContain('"$defs"');
});

test('B-03 /openapi.json serves it', async () => {
  const response = await createRest(publicModules, { reads: 0, changes: 0 }).request('/openapi.json');
  expect([response.status, await response.json()]).toEqual([200, JSON.parse(JSON.stringify(document))]);
});

test('B-03 the readable page lists every call, and every schema that it refers to', () => {
  const { tags, shapes } = createRestGuide(publicModules);
  const calls = tags.flatMap((tag) => tag.calls);
  expect(calls.map(({ id }) => id).toSorted()).toEqual(
    listCalls(publicModules)
      .map(({ id }) => id)
      .toSorted(),
  );
  const carts = tags.find(({ name }) => name === 'Carts');
  expect(carts?.calls.find(({ id }) => id === 'postCartsAdd')).toMatchObject({ body: 'AddToCartBody', answer: 'Cart' });
  expect(shapes.find(({ name }) => name === 'Cart')?.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'priceTotal', type: 'Money', isOptional: false }),
      expect.objectContaining({ name: 'discounts', type: 'RedeemedCode, several', isOptional: false }),
      expect.objectContaining({ name: 'misfits[].tap', type: 'string', isOptional: false }),
    ]),
  );
});

test('B-03 the readable page describes every subject, call, parameter, schema and property', () => {
  const { tags, shapes } = createRestGuide(publicModules);
  const calls = tags.flatMap((tag) => tag.calls);
  const described = [
    ...tags,
    ...calls,
    ...calls.flatMap(({ parameters }) => parameters),
    ...shapes,
    ...shapes.flatMap(({ lines }) => lines),
  ];
  expect(described.filter(({ description }) => description === '')).toEqual([]);
  expect(shapes.find(({ name }) => name === 'ProfileBody')?.lines.map(({ name }) => name)).toContain('taxNumber');
  expect(calls.find(({ id }) => id === 'getApiPlaces')?.parameters[0]).toMatchObject({
    name: 'query',
    description: expect.stringContaining('postal code'),
  });
});

test('B-03 the page lists common errors once, and at each call only its own', () => {
  const { tags, shared } = createRestGuide(publicModules);
  const common = shared.flatMap(({ errors }) => errors.flatMap(({ names }) => names.split(', ')));
  expect(common).toEqual(expect.arrayContaining(['TooManyRequestsException', 'ValidationException', 'ForeignOriginException']));
  for (const { method, path, errors } of tags.flatMap(({ calls }) => calls)) {
    const listed = [...common, ...errors.flatMap(({ names }) => names.split(', '))];
    const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
    const declared = Object.entries(responses as Record<string, { description: string }>)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { description }]) => description.split(', '));
    expect(listed, `${method} ${path}`).toEqual(expect.arrayContaining(declared));
    expect(errors.filter(({ names }) => common.includes(names))).toEqual([]);
  }
});

test('an undeclared route is found', () => {
  const module = new Hono<RestEnv>()
    .get(
      '/told',
      operation({ summary: 'Told.', answer: z.object({}) }, () => ({})),
    )
    .get('/untold', (c) => c.json({}));
  expect(listUndeclared({ '/room': module })).toEqual(['get /room/untold']);
});
