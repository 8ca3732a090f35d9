import 'server-only';
import type { z } from '#shared/contract/zod.ts';
import { type FormSchema, formSchemaOf, schemasOf } from './form-schema.ts';

/** A form's fields, nested by the dots in their names: all of them text. */
export type FormTree = { [key: string]: string | FormTree };
type Read = { [key: string]: string | number | Read };

const digits = /^[+-]?\d{1,15}(?:\.\d{1,20})?$/;

const longestNumber = 100;

const isNumber = ({ type }: FormSchema): boolean => type === 'integer' || type === 'number';

const readField = (schemas: FormSchema[], value: string | FormTree): string | number | Read | undefined => {
  if (typeof value === 'object') return readTree(schemas, value);
  if (!schemas.some(isNumber)) return value;
  if (value.length > longestNumber) return value;
  // Full-width digits of a Japanese keyboard are digits, too.
  const text = value.normalize('NFKC').trim();
  if (text === '') return undefined;
  return digits.test(text) ? Number(text) : value;
};

const readTree = (schemas: FormSchema[], tree: FormTree): Read => {
  const read: Read = Object.create(null);
  for (const [name, value] of Object.entries(tree)) {
    const field = readField(
      schemas.flatMap((schema) => schemasOf(schema, name)),
      value,
    );
    if (field !== undefined) read[name] = field;
  }
  return read;
};

/**
 * Converts a form or a query for its schema: digits become numbers where it expects them, an empty number counts as missing. JSON has
 * numbers of its own.
 */
export const readNumbers = (schema: z.ZodMiniType, tree: FormTree): Read => readTree([formSchemaOf(schema)], tree);
