import 'server-only';
import type { Answer, RestModules } from '#backend/rest/rest.ts';
import { problem } from '#shared/contract/problem.ts';
import { callDescription } from './call-description.ts';
import { type Call, listCalls } from './calls.ts';
import { describeComponents, describePart } from './describe-properties.ts';
import { errorsOf } from './errors.ts';
import { info, servers } from './info.ts';
import { locale, parametersOf } from './parameters.ts';
import { requireConsents } from './required-consents.ts';
import { describeSchemas, type Json, reachedFrom, type Schemas } from './schemas.ts';
import { securityOf, securitySchemes } from './security.ts';
import { tagOf, tags } from './tags.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

// A schema that stands beside its call, and not among the components.
const inline = (schema: Json): Json => {
  describePart(schema, []);
  return schema;
};

// A file's bytes, in OpenAPI 3.1 notation.
const filesOf = (names: readonly string[]): Json =>
  inline({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { contentMediaType: 'application/octet-stream' }])),
  });

const requestBodyOf = ({ body, takes, isBodyOptional, files, next }: Call['operation'], { refOf }: Schemas): Json | undefined => {
  if (takes) return { required: !isBodyOptional, content: { [takes]: {} } };
  if (!body) return undefined;
  const media = { schema: refOf(body, 'input') };
  const types = ['application/json', ...(next ? formTypes : [])];
  const content: Json = Object.fromEntries(types.map((type) => [type, media]));
  if (files) content['multipart/form-data'] = { schema: { allOf: [media.schema, filesOf(files)] } };
  return { required: true, content };
};

const toPage = (description: string): Json => ({
  description,
  headers: { location: { description: 'Where the browser goes next', required: true, schema: { type: 'string' } } },
});

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
        allOf: [refOf(problem, 'output'), inline({ properties: { data: { properties: { exception: { enum: names } } } } })],
      },
    },
  },
});

const describeCall = (call: Call, schemas: Schemas): Json => {
  const { operation, id, path } = call;
  const requestBody = requestBodyOf(operation, schemas);
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary: operation.summary,
    description: callDescription(call),
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(operation.answer, schemas),
      ...(operation.next && { '303': toPage('A plain form: the next page, or the form again with what was rejected') }),
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
  const reached = reachedFrom(paths, schemas.components);
  requireConsents(reached);
  return {
    openapi: '3.1.0',
    info,
    servers: servers(),
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: { parameters: { locale }, securitySchemes: securitySchemes(), schemas: describeComponents(reached) },
  };
};
