import { type ZodType, z } from 'zod';
import type { StoryProp } from '../../stories/story.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const none = '—';

const nameOfReference = (reference: string): string => reference.replace(/^#\/(?:\$defs|definitions)\//, '');

/** A type in JSON terms: `string`, `'start' | 'end'`, `Image`, `list`. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOfReference(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.enum) return schema.enum.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeOf(one as Schema)))].join(' | ');
  if (schema.type === 'array') return 'list';
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' | ');
};

/** The objects inside a field, where it has fields of its own: a list's entries, the alternative to `null`, each of several kinds. */
const objectsIn = (schema: Schema): Schema[] => {
  if (schema.type === 'object' && schema.properties) return [schema];
  if (schema.type === 'array' && schema.items) return objectsIn(schema.items as Schema);
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap((one) => objectsIn(one as Schema));
};

/** The description of a field, else that of the type it refers to. */
const meaningOf = (field: Schema, kinds: Schema['$defs'] = {}): string => {
  const references = [field, ...((field.anyOf ?? []) as Schema[])].flatMap(({ $ref }) => ($ref === undefined ? [] : nameOfReference($ref)));
  return [field, ...references.map((name) => kinds[name] as Schema)].find((one) => one.description !== undefined)?.description ?? '';
};

const joined = (words: readonly string[], between: string): string => [...new Set(words)].filter((one) => one !== '').join(between);

/** A field shared by several kinds appears once, with all its types and meanings. */
const eachOnce = (fields: readonly StoryProp[]): StoryProp[] =>
  [...Map.groupBy(fields, ({ name }) => name)].map(([name, same]) => ({
    name,
    type: joined(
      same.map(({ type }) => type),
      ' | ',
    ),
    standard: joined(
      same.map(({ standard }) => standard),
      ', ',
    ),
    meaning: joined(
      same.map(({ meaning }) => meaning),
      '; ',
    ),
  }));

const fieldsIn = (schema: Schema, prefix: string, kinds: Schema['$defs']): StoryProp[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = value as Schema;
    const name = `${prefix}${key}`;
    const isRequired = schema.required?.includes(key) === true && field.default === undefined;
    const standard = isRequired ? 'required' : field.default === undefined ? none : JSON.stringify(field.default).replaceAll('"', "'");
    const inner = eachOnce(objectsIn(field).flatMap((one) => fieldsIn(one, `${name}${field.type === 'array' ? '[]' : ''}.`, kinds)));
    return [{ name, type: typeOf(field), standard, meaning: meaningOf(field, kinds) }, ...inner];
  });

/** The fields of a module's data as an editor writes them, including those inside lists and groups: `items[].title`. */
export const fieldsOf = (schema: ZodType): StoryProp[] => {
  const described = z.toJSONSchema(schema, { io: 'input' });
  return fieldsIn(described, '', described.$defs);
};
