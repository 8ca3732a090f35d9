import 'server-only';
import type { RestModules } from '#backend/rest/rest.ts';
import type { RestCall, RestError, RestGuide, ShapeLine } from '#shared/docs/rest-guide.ts';
import { type Call, listCalls } from './calls.ts';
import { describeRest } from './document.ts';
import { ownErrorsOf, sharedErrors } from './errors.ts';

type Schema = {
  description?: string;
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  /** False if there is nothing besides the `prefixItems`. */
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};
type Content = Record<string, { schema?: Schema }>;
type Described = {
  tags: string[];
  summary: string;
  description: string;
  parameters: { name?: string; description?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

const maxChoices = 8;
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The description of a type: `Money`, `"km" or "mi"`, `string (email)`, `CartItem, several`. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.length > maxChoices
      ? `one of ${schema.enum.length} words`
      : schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.prefixItems) return `${schema.prefixItems.map(typeOf).join(', ')}, in this order`;
  if (schema.type === 'array') return `${typeOf(schema.items || {})}, several`;
  return schema.format && schema.format !== 'safeint' ? `${schema.type} (${schema.format})` : (schema.type ?? 'anything');
};

const linesOf = (schema: Schema, prefix = ''): ShapeLine[] => {
  const items = schema.items || {};
  if (schema.type === 'array') return items.properties ? linesOf(items, `${prefix}[].`) : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const { description = '' } = part;
    const own = { name: `${prefix}${name}`, type: typeOf(part), isOptional: !schema.required?.includes(name), description };
    const parts = [part, ...(part.anyOf ?? [])];
    return [own, ...parts.flatMap((below) => linesOf(below, below.type === 'array' ? own.name : `${own.name}.`))];
  });
};

const shapeOf = (content: Content | undefined): string => {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return media?.schema ? typeOf(media.schema) : (type ?? '');
};

const linesOfErrors = (errors: Map<number, string[]>): RestError[] =>
  [...errors].map(([status, names]) => ({ status, names: names.join(', ') }));

const guideOf = (call: Call, described: Described): RestCall => ({
  id: call.id,
  method: call.method.toUpperCase(),
  path: call.path,
  summary: described.summary,
  description: described.description,
  // The one without a name is that of every call.
  parameters: described.parameters.flatMap(({ name, description = '', required, schema = {} }) =>
    name ? [{ name, type: typeOf(schema), isOptional: !required, description }] : [],
  ),
  body: shapeOf(described.requestBody?.content),
  answer: 'redirects' in call.operation.answer ? '303, another page' : shapeOf(described.responses['200']?.content),
  errors: linesOfErrors(ownErrorsOf(call)),
});

/** The document for human readers: subjects with their calls, then the schemas. */
export const createRestGuide = (modules: RestModules): RestGuide => {
  const document = describeRest(modules) as unknown as Document;
  const { schemas } = document.components;
  const calls = listCalls(modules).flatMap((call) => {
    const described = document.paths[call.path]?.[call.method];
    return described ? [{ tags: described.tags, call: guideOf(call, described) }] : [];
  });
  return {
    shared: sharedErrors.map(({ of, errors }) => ({ of, errors: linesOfErrors(errors) })),
    tags: document.tags
      .map(({ name, description }) => ({
        name,
        description,
        calls: calls.filter(({ tags }) => tags.includes(name)).map(({ call }) => call),
      }))
      .filter(({ calls: own }) => own.length > 0),
    shapes: Object.entries(schemas).map(([name, schema]) => {
      // One with the same fields as another refers to it.
      const fields = schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema;
      return { name, description: schema.description ?? '', lines: linesOf(fields) };
    }),
  };
};
