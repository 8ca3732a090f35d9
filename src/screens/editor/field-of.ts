import type { Field } from '@sveltia/cms';
import { discriminatorOf, propertyOf, type Schema, shapeOf } from './json-shape.ts';
import { type Base, choice, labelOf, numberField, textField } from './leaf-fields.ts';

/** What content refers to by name, so that an editor selects instead of typing. */
export type Choices = { pictures: readonly string[]; pages: readonly string[]; products: readonly string[] };

/** Context for building fields: the whole schema, to resolve references, and the available choices. */
export type FieldContext = { root: Schema; choices: Choices };

// Links, pictures and products have the same form in every module.
const referring: Record<string, keyof Choices> = {
  page: 'pages',
  product: 'products',
  productKey: 'products',
  productKeys: 'products',
};

/** The name of a list's entry, and the field that summarizes it while collapsed. */
const entryOf = (name: string, item: Schema): { label_singular: string; summary?: string } => {
  const discriminating = ['headline', 'title', 'label', 'text', 'question'].find((field) => Object.hasOwn(item.properties ?? {}, field));
  const label = labelOf(name).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  return { label_singular: label, ...(discriminating !== undefined && { summary: `{{fields.${discriminating}}}` }) };
};

const listField = (base: Base, schema: Schema, making: FieldContext): Field => {
  const [first] = schema.prefixItems ?? [];
  const item = propertyOf(first) ?? propertyOf(Array.isArray(schema.items) ? schema.items[0] : schema.items) ?? {};
  const [min, max] = schema.prefixItems ? [schema.prefixItems.length, schema.prefixItems.length] : [schema.minItems, schema.maxItems];
  const { schema: inner } = shapeOf(item, making.root);
  const list = {
    ...base,
    ...entryOf(base.name, inner),
    widget: 'list',
    collapsed: true,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  } as const;
  if (inner.type === 'object' && !inner.anyOf) return { ...list, fields: fieldsOf(inner, making) };
  const { description: _, ...unsaid } = item;
  return { ...list, field: fieldOf(base.name, unsaid, true, making) };
};

/** An object with several forms: with a discriminator the editor first selects the form; without one all fields of all forms are shown. */
const formsField = (base: Base, forms: readonly Schema[], given: unknown, making: FieldContext): Field => {
  const discriminator = discriminatorOf(forms);
  if (discriminator === undefined) {
    const all = new Map(forms.flatMap((form) => fieldsOf({ ...form, required: [] }, making)).map((field) => [field.name, field]));
    return { ...base, widget: 'object', fields: [...all.values()] };
  }
  const types = forms.map((form) => {
    const name = String(propertyOf(form.properties?.[discriminator])?.const);
    return { name, label: labelOf(name), fields: fieldsOf(form, making).filter((field) => field.name !== discriminator) };
  });
  return {
    ...base,
    widget: 'object',
    typeKey: discriminator,
    types,
    ...(typeof given === 'object' && given !== null && { default: given as Record<string, string> }),
  };
};

const unionField = (base: Base, forms: readonly Schema[], schema: Schema, making: FieldContext): Field => {
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

/** The editor field for a property of a module's schema. Throws for a form that the editor has no field for. */
export const fieldOf = (name: string, property: Schema, isRequired: boolean, making: FieldContext): Field => {
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

/** The editor fields for an object's schema, in its order. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, making: FieldContext): Field[] =>
  Object.entries(properties).flatMap(([name, property]) => {
    const schema = propertyOf(property);
    return schema ? [fieldOf(name, schema, required.includes(name), making)] : [];
  });
