import 'server-only';
import { z } from '#shared/contract/zod.ts';

/** As much of a JSON schema as tells the fields of a form. */
export type FormSchema = {
  type?: string;
  properties?: Record<string, FormSchema>;
  propertyNames?: { pattern?: string };
  additionalProperties?: FormSchema | boolean;
  anyOf?: FormSchema[];
  allOf?: FormSchema[];
};

const known = new WeakMap<z.ZodType, FormSchema>();

/** What goes into a schema, made once. */
export const formSchemaOf = (schema: z.ZodType): FormSchema => {
  const made = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FormSchema);
  known.set(schema, made);
  return made;
};

/** What a schema says of the field of that name, one level below it; nothing for a field that it does not know. */
export const schemasOf = (part: FormSchema, name: string): FormSchema[] => {
  const among = [...(part.anyOf ?? []), ...(part.allOf ?? [])].flatMap((one) => schemasOf(one, name));
  const property = Object.hasOwn(part.properties ?? {}, name) ? part.properties?.[name] : undefined;
  const { pattern } = part.propertyNames ?? {};
  const rest = pattern !== undefined && new RegExp(pattern, 'u').test(name) ? part.additionalProperties : undefined;
  return [...among, ...(property ? [property] : []), ...(typeof rest === 'object' ? [rest] : [])];
};
