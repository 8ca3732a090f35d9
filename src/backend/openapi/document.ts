import 'server-only';
import type { Answer, RestModules } from '#backend/rest/rest.ts';
import { problem } from '#shared/contract/problem.ts';
import { type Call, listCalls } from './calls.ts';
import { errorsOf } from './errors.ts';
import { describeProperties } from './meanings.ts';
import { describeSchemas, type Json, propertiesOf, reachedFrom, type Schemas } from './schemas.ts';
import { securityOf, securitySchemes } from './security.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const locale = {
  name: 'locale',
  in: 'query',
  description: 'Language and country, `fr-CH`: the language counts, the country is that of the host.',
  schema: { type: 'string' },
};

const parametersOf = ({ operation }: Call): Json[] => [
  ...propertiesOf(operation.path).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
  ...propertiesOf(operation.query).map(({ name, schema, isRequired }) => ({ name, in: 'query', required: isRequired, schema })),
  { $ref: '#/components/parameters/locale' },
];

// A file's bytes, in OpenAPI 3.1 notation.
const filesOf = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { contentMediaType: 'application/octet-stream' }]));

const requestBodyOf = ({ body, takes, files, next }: Call['operation'], { refOf }: Schemas): Json | undefined => {
  if (takes) return { required: true, content: { [takes]: {} } };
  if (!body) return undefined;
  const media = { schema: refOf(body, 'input') };
  const types = ['application/json', ...(next ? formTypes : [])];
  const content: Json = Object.fromEntries(types.map((type) => [type, media]));
  if (files) content['multipart/form-data'] = { schema: { allOf: [media.schema, { type: 'object', properties: filesOf(files) }] } };
  return { required: true, content };
};

const toPage = (description: string): Json => ({ description, headers: { location: { required: true, schema: { type: 'string' } } } });

const successOf = (response: Answer, { refOf }: Schemas): Json => {
  if ('redirects' in response) return { '303': toPage('The next page') };
  if ('file' in response) return { '200': { description: 'The file', content: { [response.file.replace(/;.*/, '')]: {} } } };
  return { '200': { description: 'Done', content: { 'application/json': { schema: refOf(response, 'output') } } } };
};

const errorResponse = (names: readonly string[], { refOf }: Schemas): Json => ({
  description: names.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [refOf(problem, 'output'), { properties: { data: { properties: { exception: { enum: names } } } } }],
      },
    },
  },
});

const describeCall = (call: Call, schemas: Schemas): Json => {
  const { operation, id, module } = call;
  const requestBody = requestBodyOf(operation, schemas);
  return {
    operationId: id,
    tags: [module],
    summary: operation.summary,
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(operation.answer, schemas),
      ...(operation.next && { '303': toPage('A plain form: the next page, or the form again with what was refused') }),
      ...Object.fromEntries([...errorsOf(call)].map(([status, names]) => [status, errorResponse(names, schemas)])),
    },
  };
};

/** The OpenAPI 3.1 document of all declared calls (B-03). */
export const describeRest = (modules: RestModules): Json => {
  const calls = listCalls(modules);
  const schemas = describeSchemas(calls);
  const paths: Record<string, Json> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Undula',
      version: '1',
      description:
        'The calls of the shop. The host says the country. Cart, wishlist and login belong to the browser: its cookies say whose they are. Every refusal is a Problem; `data.exception` names it. An order is bought by POST /carts/add, /carts/address/delivery, /carts/payment and /orders, in this order: each answers with the cart, whose `placementKey` and `priceTotal` the last one takes.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ module }) => module))].map((name) => ({ name })),
    paths,
    components: {
      parameters: { locale },
      securitySchemes: securitySchemes(),
      schemas: describeProperties(reachedFrom(paths, schemas.components)),
    },
  };
};
