import type { z } from 'zod';

/** A JSON Schema as zod writes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** A schema with its references resolved: its definition, its id, and whether it may be null. */
type Shape = { schema: Schema; id: string | undefined; isNullable: boolean };

const isNull = (schema: Schema): boolean => schema.type === 'null';

const named = (schema: Schema, root: Schema): { schema: Schema; id: string | undefined } => {
  const id = schema.$ref?.split('/').at(-1);
  const found = id === undefined ? undefined : root.$defs?.[id];
  const { $ref: _, ...own } = schema;
  return found ? { schema: { ...found, ...own }, id } : { schema, id: undefined };
};

/** Resolves references and unions with null. */
export const shapeOf = (schema: Schema, root: Schema): Shape => {
  const { schema: found, id } = named(schema, root);
  // The short form, where nothing is said about the inner schema.
  const kinds: unknown = found.type;
  if (Array.isArray(kinds))
    return { schema: { ...found, type: kinds.find((kind) => kind !== 'null') }, id, isNullable: kinds.includes('null') };
  const forms = found.anyOf?.filter((form) => !isNull(form));
  const [only] = forms ?? [];
  if (!found.anyOf || forms?.length === found.anyOf.length) return { schema: found, id, isNullable: false };
  const { anyOf: _, ...own } = found;
  if (forms?.length !== 1 || only === undefined) return { schema: { ...own, anyOf: forms ?? [] }, id, isNullable: true };
  const inner = named(only, root);
  return { schema: { ...inner.schema, ...own }, id: inner.id, isNullable: true };
};

/** The name of the field that distinguishes the forms of an object; undefined where there is none. */
export const discriminatorOf = (forms: readonly Schema[]): string | undefined => {
  const [first] = forms;
  return Object.keys(first?.properties ?? {}).find((name) =>
    forms.every(({ properties }) => propertyOf(properties?.[name])?.const !== undefined),
  );
};

/** A property's schema; a property that allows anything or nothing has none. */
export const propertyOf = (property: z.core.JSONSchema._JSONSchema | undefined): Schema | undefined =>
  typeof property === 'object' ? property : undefined;
