import { Validator } from '@seriousme/openapi-schema-validator';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { publicRooms } from '#backend/app/app.ts';
import { createRest, operation, type RestEnv } from '#backend/rest/rest.ts';
import { z } from '#shared/contract/zod.ts';
import { listCalls, listUndeclared } from './calls.ts';
import { describeRest } from './document.ts';
import { guideToRest } from './guide.ts';
import { explained } from './meanings.ts';

type Described = Record<string, Record<string, { requestBody?: object; responses: object; parameters: object[] }>>;

type Shape = { properties?: Record<string, Shape & { description?: string }>; items?: Shape; anyOf?: Shape[]; required?: string[] };

const namesIn = ({ properties = {}, items, anyOf = [] }: Shape): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(namesIn),
];

const document = describeRest(publicRooms);
const paths = document['paths'] as Described;
const told = Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`));

test('B-03 the document is valid OpenAPI 3.1', async () => {
  expect(document['openapi']).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('B-03 every route is in the document, and nothing else', () => {
  expect(listUndeclared(publicRooms)).toEqual([]);
  expect(told.toSorted()).toEqual(
    listCalls(publicRooms)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
  expect(told).toEqual(expect.arrayContaining(['get /carts', 'post /carts/address/billing', 'get /orders/{orderId}', 'get /openapi.json']));
});

test('B-03 calls have names of their own and a sentence each', () => {
  const calls = listCalls(publicRooms);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  for (const {
    id,
    operation: { summary },
  } of calls)
    expect(`${id}: ${summary}`).toMatch(/: [A-Z].+\.$/);
});

test('B-03 a client guesses nothing: what a name means, which cookie opens what, in which order an order is bought', () => {
  const { schemas, securitySchemes } = document['components'] as { schemas: Record<string, Shape>; securitySchemes: object };
  const names = new Set(Object.values(schemas).flatMap(namesIn));
  expect(explained.filter((name) => !names.has(name))).toEqual([]);
  expect(schemas['PlaceOrderBody']?.properties?.['acceptedTotal']?.description).toMatch(/minor units/);
  expect(schemas['RegisterBody']?.required).toContain('consentsModel');
  expect(Object.keys(securitySchemes)).toEqual(['session', 'cart', 'wishlist']);
  expect([paths['/consumer/export']?.['get'], paths['/carts']?.['get'], paths['/api/search']?.['get']]).toMatchObject([
    { security: [{ session: [] }] },
    { security: [{}, { session: [] }, { cart: [] }] },
    { security: [{}] },
  ]);
});

test('B-03 every part of a path is described', () => {
  for (const { path, operation: declared } of listCalls(publicRooms)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = declared.path ? Object.keys(z.toJSONSchema(declared.path).properties ?? {}) : [];
    expect(described).toEqual(inPath);
  }
});

test('B-03 bodies, forms, refusals and shared schemas stand in the document', () => {
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
  const { schemas } = document['components'] as { schemas: Record<string, object> };
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Cart', 'Money', 'BilledAddress', 'BilledAddressInput', 'Problem']));
  expect(schemas['Cart']).toMatchObject({ properties: { priceTotal: { $ref: '#/components/schemas/Money' } } });
  expect(JSON.stringify(document)).not.toContain('"$defs"');
});

test('B-03 /openapi.json serves it', async () => {
  const answer = await createRest(publicRooms, { reads: 0, changes: 0 }).request('/openapi.json');
  expect([answer.status, await answer.json()]).toEqual([200, JSON.parse(JSON.stringify(document))]);
});

test('B-03 the readable page tells every call, and every shape that it names', () => {
  const { rooms, shapes } = guideToRest(publicRooms);
  const calls = rooms.flatMap((room) => room.calls);
  expect(calls.map(({ id }) => id).toSorted()).toEqual(
    listCalls(publicRooms)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(calls.find(({ id }) => id === 'postCartsAdd')).toMatchObject({ body: 'AddToCartBody', answer: 'Cart' });
  expect(shapes.find(({ name }) => name === 'Cart')?.lines).toEqual(
    expect.arrayContaining([
      { name: 'priceTotal', type: 'Money', isOptional: false },
      { name: 'discounts', type: 'RedeemedCode, several', isOptional: false },
      { name: 'misfits[].tap', type: 'string', isOptional: false },
    ]),
  );
});

test('B-03 the page tells what calls refuse in common once, and at each call only what is its own', () => {
  const { rooms, shared } = guideToRest(publicRooms);
  const common = shared.flatMap(({ refusals }) => refusals.flatMap(({ names }) => names.split(', ')));
  expect(common).toEqual(expect.arrayContaining(['TooManyRequestsException', 'ValidationException', 'ForeignOriginException']));
  for (const { method, path, refusals } of rooms.flatMap(({ calls }) => calls)) {
    const told = [...common, ...refusals.flatMap(({ names }) => names.split(', '))];
    const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
    const declared = Object.entries(responses as Record<string, { description: string }>)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { description }]) => description.split(', '));
    expect(told, `${method} ${path}`).toEqual(expect.arrayContaining(declared));
    expect(refusals.filter(({ names }) => common.includes(names))).toEqual([]);
  }
});

test('a route that nothing declares is found', () => {
  const room = new Hono<RestEnv>()
    .get(
      '/told',
      operation({ summary: 'Told.', answer: z.object({}) }, () => ({})),
    )
    .get('/untold', (c) => c.json({}));
  expect(listUndeclared({ '/room': room })).toEqual(['get /room/untold']);
});
