import fc from 'fast-check';

/** A JSON schema as the document writes it. */
export type Schema = {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
/** Values that exist in the shop, by the name of the field: `productKey`, `postalCode`. */
export type KnownValues = Record<string, fc.Arbitrary<unknown>>;
type Value = fc.Arbitrary<unknown>;

const known9 = (known: KnownValues, name: string, made: Value): Value => {
  const real = known[name];
  return real ? fc.oneof({ weight: 9, arbitrary: real }, { weight: 1, arbitrary: made }) : made;
};

const lengths = ({ minLength = 0, maxLength = 60 }: Schema): Value =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 20) }),
    fc.constantFrom('a'.repeat(Math.max(minLength, 1)), 'ß'.repeat(maxLength)),
  );

const textOf = (schema: Schema): Value => {
  if (schema.format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('ada@example.com'));
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  return lengths(schema);
};

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: Schema): Value => {
  const range = { min: minimum, max: maximum };
  const edges = fc.constantFrom(minimum, maximum);
  return fc.oneof(edges, type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true }));
};

/** Input that a schema of the document allows, edge cases included. `components` are the document's own schemas. */
export const arbitraryOf = (schema: Schema, components: Record<string, Schema>, known: KnownValues): Value => {
  const below = (part: Schema): Value => arbitraryOf(part, components, known);
  if (schema.$ref) return below(components[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(below));
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const model = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, known9(known, name, below(part))]));
    return fc.record(model, { requiredKeys: required });
  }
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    return fc.array(below(schema.items ?? {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
  }
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue();
};
