import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { subjects } from './descriptions.ts';
import { describeRest } from './document.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Described = { name: string; at: string; schema: Schema };

const document = JSON.parse(JSON.stringify(describeRest(publicModules)));
const components: Record<string, Schema> = document.components.schemas;

const partsOf = ({ items, anyOf = [], allOf = [] }: Schema): Schema[] => [...(items ? [items] : []), ...anyOf, ...allOf];

const propertiesIn = (schema: Schema, at: string): Described[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    { name, at: `${at}.${name}`, schema: property },
    ...propertiesIn(property, `${at}.${name}`),
  ]),
  ...partsOf(schema).flatMap((part) => propertiesIn(part, at)),
];

// Schemas that stand beside their calls: `{ schema: … }` anywhere in the paths.
const inlineIn = (part: unknown, at: string): Described[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'schema' ? propertiesIn(value, at) : inlineIn(value, `${at}/${key}`)));
};

const named: Described[] = Object.entries(components).map(([name, schema]) => ({ name, at: name, schema }));
const parameters: Described[] = Object.entries<Record<string, { parameters: { name?: string; description?: string; schema: Schema }[] }>>(
  document.paths,
).flatMap(([path, calls]) =>
  Object.values(calls).flatMap((call) =>
    call.parameters.flatMap(({ name, description, schema }) =>
      name ? [{ name, at: `${path}?${name}`, schema: { ...schema, ...(description && { description }) } }] : [],
    ),
  ),
);
const properties = [...named.flatMap(({ name, schema }) => propertiesIn(schema, name)), ...inlineIn(document.paths, '')];
const all = [...named, ...properties, ...parameters];

const isScalar = (schema: Schema): boolean => {
  if (schema.$ref !== undefined) return isScalar(components[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.enum || 'const' in schema || schema.contentMediaType) return false;
  if (schema.anyOf) return schema.anyOf.some(isScalar);
  if (schema.type === 'array') return schema.items !== undefined && isScalar(schema.items);
  return [schema.type].flat().some((type) => ['string', 'integer', 'number'].includes(String(type)));
};

test('B-03 every schema, property and parameter has a description', () => {
  expect(properties.length).toBeGreaterThan(2000);
  expect(all.filter(({ schema }) => !schema.description).map(({ at }) => at)).toEqual([]);
});

test('B-03 every text, number and list of them has an example', () => {
  expect(all.filter(({ schema }) => isScalar(schema) && !schema.examples?.length).map(({ at }) => at)).toEqual([]);
});

test('B-03 every example is valid against the schema of its property', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'rest', components: document.components });
  const wrong = all.flatMap(({ at, schema }) => {
    if (!schema.examples) return [];
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"rest#/components/'));
    const isValid = ajv.compile(absolute);
    return schema.examples.filter((example) => !isValid(example)).map((example) => `${at}: ${JSON.stringify(example)}`);
  });
  expect(wrong).toEqual([]);
});

test('no description is written twice, and none has outlived what it describes', () => {
  const keys = subjects.flatMap((subject) => Object.keys(subject));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const used = new Set(all.map(({ name, schema }) => `${name}: ${schema.description}`));
  const namesOf = (key: string): string[] => [key, `${key}Input`, `${key}Body`, key.slice(key.lastIndexOf('.') + 1)];
  const unused = subjects
    .flatMap((subject) => Object.entries(subject))
    .filter(([key, text]) => !namesOf(key).some((name) => used.has(`${name}: ${typeof text === 'string' ? text : text[0]}`)));
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('B-03 every call has a tag, and every tag has calls and says what they are about', () => {
  const used = new Set(
    Object.values<Record<string, { tags: string[] }>>(document.paths).flatMap((calls) => Object.values(calls).flatMap(({ tags }) => tags)),
  );
  expect(document.tags.map(({ name }: { name: string }) => name).toSorted()).toEqual([...used].toSorted());
  for (const { name, description } of document.tags) expect(`${name}: ${description}`).toMatch(/^[A-Z][a-z ]+: [A-Z].+\.$/);
});
