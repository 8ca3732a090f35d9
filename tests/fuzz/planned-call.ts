import fc from 'fast-check';
import type { Call } from '#backend/openapi/openapi.ts';
import { arbitraryOf, type KnownValues, type Schema } from './arbitrary-of.ts';
import { broken, nasty } from './broken.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = { parameters: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> }; responses: Responses };
type Responses = Record<string, { content?: Record<string, object>; headers?: object }>;
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** A planned call; `live` fills in values from earlier responses (placement key, order id). */
export type PlannedCall = {
  call: Call;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  send: 'json' | 'form' | 'torn' | 'untyped';
  live: boolean;
};

const kinds = fc.constantFrom('valid' as const, 'valid' as const, 'valid' as const, 'broken' as const);

const record = (parameters: Parameter[], document: Document, known: KnownValues) =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => {
        const made = arbitraryOf({ type: 'object', properties: { [name]: schema }, required: [name] }, document.components.schemas, known);
        return [name, made.map((value) => (value as Record<string, unknown>)[name])];
      }),
    ),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  );

// An empty segment or one of dots changes the path.
const segment = fc.oneof(fc.string({ maxLength: 40 }), nasty.map(String)).filter((text) => !['', '.', '..'].includes(text));

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Calls of one operation: mostly as the document allows, at the edges and beyond. */
export const callsOfOperation = (call: Call, document: Document, known: KnownValues): fc.Arbitrary<PlannedCall> => {
  const described = document.paths[call.path]?.[call.method];
  const parameters = described?.parameters.filter((parameter) => 'name' in parameter) ?? [];
  const schema = described?.requestBody?.content['application/json']?.schema;
  const valid = schema ? arbitraryOf(schema, document.components.schemas, known) : fc.constant(undefined);
  const query = record(
    parameters.filter((parameter) => parameter.in === 'query'),
    document,
    known,
  );
  const paths = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return kinds.chain((kind) =>
    fc.record({
      call: fc.constant({ ...call, [fc.toStringMethod]: () => call.id }),
      path: fc.record(Object.fromEntries(paths.map((name) => [name, segment]))),
      query: kind === 'valid' ? query : broken(query).map(asRecord),
      body: kind === 'valid' || !schema ? valid : broken(valid),
      send:
        kind === 'valid'
          ? fc.constantFrom('json' as const, 'json' as const, 'form' as const)
          : fc.constantFrom('json' as const, 'json' as const, 'form' as const, 'torn' as const, 'untyped' as const),
      live: fc.boolean(),
    }),
  );
};
