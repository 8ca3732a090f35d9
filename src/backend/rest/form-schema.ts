import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { z } from '#shared/contract/zod.ts';

/** The part of a JSON schema that describes the fields of a form. */
export type FormSchema = {
  type?: string;
  properties?: Record<string, FormSchema>;
  propertyNames?: { pattern?: string };
  additionalProperties?: FormSchema | boolean;
  anyOf?: FormSchema[];
  allOf?: FormSchema[];
};

const cache = new WeakMap<z.ZodMiniType, FormSchema>();

/** The input schema, created once. */
export const formSchemaOf = (schema: z.ZodMiniType): FormSchema =>
  getOrInsertComputed(cache, schema, (one) => z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }) as FormSchema);

/** The schemas of a field, one level below; empty for an unknown field. */
export const schemasOf = (part: FormSchema, name: string): FormSchema[] => {
  const among = [...(part.anyOf ?? []), ...(part.allOf ?? [])].flatMap((one) => schemasOf(one, name));
  const property = Object.hasOwn(part.properties ?? {}, name) ? part.properties?.[name] : undefined;
  const { pattern } = part.propertyNames ?? {};
  const additional = pattern !== undefined && new RegExp(pattern, 'u').test(name) ? part.additionalProperties : undefined;
  return [...among, ...(property ? [property] : []), ...(typeof additional === 'object' ? [additional] : [])];
};
