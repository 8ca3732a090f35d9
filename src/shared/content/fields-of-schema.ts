import type { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def;

/** The branches of a schema, without optional and nullable wrappers. */
const formsOf = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.flatMap(formsOf);
  if (def.type === 'pipe') return formsOf(def.in);
  if ('innerType' in def) return formsOf(def.innerType);
  return [schema];
};

const childrenOf = (schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] => {
  const def = defOf(schema);
  if (def.type === 'object') return def.shape[String(step)] ? [def.shape[String(step)] as z.core.$ZodType] : [];
  if (def.type === 'array') return [def.element];
  if (def.type === 'record') return [def.valueType];
  return def.type === 'tuple' ? def.items.slice(Number(step), Number(step) + 1) : [];
};

/** The field names that an object of a schema may have at a path, for each branch. */
export const fieldsAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): string[][] => {
  const [step, ...further] = path;
  const forms = formsOf(schema);
  if (step !== undefined) return forms.flatMap((form) => childrenOf(form, step)).flatMap((child) => fieldsAt(child, further));
  return forms.flatMap((form) => {
    const def = defOf(form);
    return def.type === 'object' ? [Object.keys(def.shape)] : [];
  });
};
