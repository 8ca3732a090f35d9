import 'server-only';
import type { RestModules } from '#backend/rest/rest.ts';
import type { RestCall, RestError, RestGuide, ShapeLine } from '#shared/docs/rest-guide.ts';
import { type Call, listCalls } from './calls.ts';
import { describeRest } from './document.ts';
import { ownErrorsOf, sharedErrors } from './errors.ts';

type Schema = {
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
  parameters: { name?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } };

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
    const own = { name: `${prefix}${name}`, type: typeOf(part), isOptional: !schema.required?.includes(name) };
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

const guideOf = (call: Call, document: Document): RestCall => {
  const { id, method, path, operation } = call;
  const { parameters = [], requestBody, responses = {} } = document.paths[path]?.[method] ?? {};
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    parameters: parameters.flatMap(({ name, required, schema }) =>
      name ? [{ name, type: typeOf(schema ?? {}), isOptional: !required }] : [],
    ),
    body: shapeOf(requestBody?.content),
    answer: 'redirects' in operation.answer ? '303, another page' : shapeOf(responses['200']?.content),
    errors: linesOfErrors(ownErrorsOf(call)),
  };
};

/** The document for human readers: modules with their calls, then the schemas. */
export const createRestGuide = (modules: RestModules): RestGuide => {
  const document = describeRest(modules) as unknown as Document;
  const calls = listCalls(modules);
  return {
    shared: sharedErrors.map(({ of, errors }) => ({ of, errors: linesOfErrors(errors) })),
    modules: Object.keys(modules)
      .map((path) => ({ path, calls: calls.filter(({ module }) => module === path).map((call) => guideOf(call, document)) }))
      .filter(({ calls: own }) => own.length > 0),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => ({ name, lines: linesOf(schema) })),
  };
};
