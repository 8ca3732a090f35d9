import type { Field, SelectField } from '@sveltia/cms';
import { propertyOf, type Schema, shapeOf, tellerOf } from './json-shape.ts';

/** What content refers to by name, so that an editor chooses instead of typing. */
export type Choices = { pictures: readonly string[]; pages: readonly string[]; products: readonly string[] };

/** What fields are made of: the whole schema, for what it refers to, and what can be chosen. */
export type Making = { root: Schema; choices: Choices };

type Base = { name: string; label: string; required: boolean; hint?: string };

// Longer ones want several lines.
const longestLine = 120;

// Links, pictures and products look the same in every module.
const referring: Record<string, keyof Choices> = {
  page: 'pages',
  product: 'products',
  productKey: 'products',
  productKeys: 'products',
};

/** `imagePosition` and `stage-slider` as words: `Image position`, `Stage slider`. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const choice = (base: Base, values: readonly (string | number)[], given?: unknown): SelectField => ({
  ...base,
  widget: 'select',
  options: values.every((value) => typeof value === 'string') ? [...values] : values.map((value) => ({ label: String(value), value })),
  ...((typeof given === 'string' || typeof given === 'number') && { default: given }),
});

const textField = (base: Base, { maxLength, minLength, pattern, format, default: given }: Schema): Field => ({
  ...base,
  widget: (maxLength ?? 0) > longestLine ? 'text' : 'string',
  ...(format === 'uri' && { type: 'url' }),
  ...(format === 'email' && { type: 'email' }),
  ...(maxLength !== undefined && { maxlength: maxLength }),
  ...(minLength !== undefined && minLength > 0 && { minlength: minLength }),
  ...(pattern !== undefined && format === undefined && { pattern: [pattern, base.hint ?? 'Small letters, digits and hyphens'] }),
  ...(typeof given === 'string' && { default: given }),
});

const numberField = (base: Base, { type, minimum, maximum, exclusiveMinimum, default: given }: Schema): Field => ({
  ...base,
  widget: 'number',
  value_type: type === 'number' ? 'float' : 'int',
  ...(minimum !== undefined && { min: minimum }),
  ...(exclusiveMinimum !== undefined && type === 'integer' && { min: Number(exclusiveMinimum) + 1 }),
  ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  ...(typeof given === 'number' && { default: given }),
});

const listField = (base: Base, schema: Schema, making: Making): Field => {
  const [first] = schema.prefixItems ?? [];
  const item = propertyOf(first) ?? propertyOf(Array.isArray(schema.items) ? schema.items[0] : schema.items) ?? {};
  const [min, max] = schema.prefixItems ? [schema.prefixItems.length, schema.prefixItems.length] : [schema.minItems, schema.maxItems];
  const list = { ...base, widget: 'list', collapsed: true, ...(min !== undefined && { min }), ...(max !== undefined && { max }) } as const;
  const { schema: inner } = shapeOf(item, making.root);
  if (inner.type === 'object' && !inner.anyOf) return { ...list, fields: fieldsOf(inner, making) };
  const { description: _, ...unsaid } = item;
  return { ...list, field: fieldOf(base.name, unsaid, true, making) };
};

/** An object of several forms: with a field that tells them apart one chooses the form first; without one all fields of all forms stand there. */
const formsField = (base: Base, forms: readonly Schema[], given: unknown, making: Making): Field => {
  const teller = tellerOf(forms);
  if (teller === undefined) {
    const all = new Map(forms.flatMap((form) => fieldsOf({ ...form, required: [] }, making)).map((field) => [field.name, field]));
    return { ...base, widget: 'object', fields: [...all.values()] };
  }
  const types = forms.map((form) => {
    const name = String(propertyOf(form.properties?.[teller])?.const);
    return { name, label: labelOf(name), fields: fieldsOf(form, making).filter((field) => field.name !== teller) };
  });
  return {
    ...base,
    widget: 'object',
    typeKey: teller,
    types,
    ...(typeof given === 'object' && given !== null && { default: given as Record<string, string> }),
  };
};

const unionField = (base: Base, forms: readonly Schema[], schema: Schema, making: Making): Field => {
  if (forms.every((form) => form.const !== undefined))
    return choice(
      base,
      forms.map((form) => form.const as string | number),
      schema.default,
    );
  const number = forms.find(({ type }) => type === 'integer' || type === 'number');
  if (number) return numberField(base, { ...number, default: schema.default });
  return formsField(
    base,
    forms.map((form) => shapeOf(form, making.root).schema),
    schema.default,
    making,
  );
};

/** The field of the editor for a property of a module's schema. Throws for a form that the editor has no field for. */
export const fieldOf = (name: string, property: Schema, isRequired: boolean, making: Making): Field => {
  const { schema, id, isNullable } = shapeOf(property, making.root);
  const base = {
    name,
    label: labelOf(name),
    required: isRequired && !isNullable,
    ...(schema.description !== undefined && { hint: schema.description }),
  };
  if (id === 'Image')
    return {
      ...base,
      widget: 'object',
      fields: [choice({ name: 'identifier', label: 'Picture', required: true }, making.choices.pictures)],
    };
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return unionField(base, forms, schema, making);
  if (schema.enum) return choice(base, schema.enum as string[], schema.default);
  if (schema.const !== undefined) return { name, label: base.label, widget: 'hidden', default: schema.const };
  if (schema.type === 'object') return { ...base, widget: 'object', fields: fieldsOf(schema, making) };
  if (schema.type === 'array') return listField(base, schema, making);
  if (schema.type === 'boolean') return { ...base, widget: 'boolean', default: schema.default === true };
  if (schema.type === 'integer' || schema.type === 'number') return numberField(base, schema);
  const referred = referring[name];
  if (schema.type === 'string') return referred ? choice(base, making.choices[referred]) : textField(base, schema);
  throw new Error(`The editor has no field for ${name}: ${JSON.stringify(schema)}`);
};

/** The fields of the editor for an object's schema, in its order. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, making: Making): Field[] =>
  Object.entries(properties).flatMap(([name, property]) => {
    const schema = propertyOf(property);
    return schema ? [fieldOf(name, schema, required.includes(name), making)] : [];
  });
