import 'server-only';
import { z } from '#shared/contract/zod.ts';
import type { Call } from './calls.ts';

/** A JSON schema, or a part of the document. */
export type Json = { [key: string]: unknown };
export type Schemas = { refOf: (schema: z.ZodMiniType, io: 'input' | 'output') => Json; components: Json };

type Names = Map<z.ZodMiniType, string>;

const contracts = import.meta.glob<Json>(['../../shared/contract/*.ts', '!**/*.test.ts'], { eager: true });
const root = '#/components/schemas/';
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const nameFirst = (names: Names, schema: unknown, name: string): void => {
  if (schema instanceof z.ZodMiniType && !names.has(schema) && ![...names.values()].includes(name)) names.set(schema, name);
};

/** Schemas are named after their export in the contract; those defined beside their route, after their call. */
const nameSchemas = (calls: readonly Call[]): Names => {
  const names: Names = new Map();
  for (const contract of Object.values(contracts))
    for (const [name, schema] of Object.entries(contract)) nameFirst(names, schema, capital(name));
  for (const { id, operation } of calls) {
    nameFirst(names, operation.body, `${capital(id)}Body`);
    nameFirst(names, operation.answer, `${capital(id)}Answer`);
  }
  return names;
};

// Input may omit what output always has: the same schema is two, unless its name says that it is only for input.
const nameIn = {
  input: (name: string) => (name.endsWith('Body') ? name : `${name}Input`),
  output: (name: string) => name.replace(/Body$/, ''),
};

// Many tools know no tuples and look for `items` of an array, where zod says that there are no others.
const nameItems = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (!jsonSchema.prefixItems) return;
  const [first, ...others] = new Map(jsonSchema.prefixItems.map((item) => [JSON.stringify(item), item])).values();
  Object.assign(jsonSchema, { items: others.length === 0 ? first : { anyOf: [first, ...others] } });
};

const convert = (names: Names, io: 'input' | 'output'): Json => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of names) registry.add(schema, { id: nameIn[io](name) });
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', override: nameItems, uri: (id) => `${root}${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => [id, schema]));
};

const refsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== '$ref') return refsIn(value);
    return String(value).startsWith(root) ? [String(value).slice(root.length)] : [];
  });
};

/** The schemas of all calls under their names, and how to refer to one. */
export const describeSchemas = (calls: readonly Call[]): Schemas => {
  const names = nameSchemas(calls);
  const refOf: Schemas['refOf'] = (schema, io) => ({ $ref: `${root}${nameIn[io](names.get(schema) ?? '')}` });
  return { refOf, components: { ...convert(names, 'input'), ...convert(names, 'output') } };
};

/** Only those schemas that `part` of the document reaches. */
export const reachedFrom = (part: unknown, components: Json): Json => {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of refsIn(components[name])) visit(next);
  };
  for (const name of refsIn(part)) visit(name);
  return Object.fromEntries([...reached].toSorted().map((name) => [name, components[name]]));
};

/** The properties of an object in a URL: path or query. */
export const propertiesOf = (schema: z.ZodMiniType | undefined): { name: string; schema: Json; isRequired: boolean }[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({ name, schema: property as Json, isRequired: required.includes(name) }));
};
