import { describe, expect, test } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { listCalls } from '#backend/openapi/openapi.ts';
import type { z } from '#shared/contract/zod.ts';
import { findSite } from '#shared/country/site.ts';

type Definition = z.core.$ZodTypeDef & {
  checks?: { _zod: { def: { check: string; abort?: boolean } } }[];
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
};

const isMeasured = ({ checks = [], format }: Definition): boolean => {
  const [first] = checks.map(({ _zod }) => _zod.def);
  // A format of fixed length is one anchored pattern: it stops at the first wrong character.
  return format !== undefined ? first === undefined || first.check === 'max_length' : first?.check === 'max_length' && first.abort === true;
};

/** The texts of a schema, by their path, that something reads before their length is checked. */
const unmeasured = (schema: z.core.$ZodType, path: string): string[] => {
  const def = schema._zod.def as Definition;
  if (def.type === 'string') return isMeasured(def) ? [] : [path];
  if (def.type === 'pipe') return [def.in, def.out].flatMap((part) => (part ? unmeasured(part, path) : []));
  const named = Object.entries(def.shape ?? {}).map(([name, part]): [z.core.$ZodType, string] => [part, `${path}.${name}`]);
  const below = [def.catchall, def.element, def.innerType, def.keyType, def.valueType, ...(def.options ?? []), ...(def.items ?? [])];
  return [...named, ...below.flatMap((part): [z.core.$ZodType, string][] => (part ? [[part, path]] : []))].flatMap((one) =>
    unmeasured(...one),
  );
};

const site = findSite('de', 'de');

describe('V-02 B-28 the length of every text is checked before anything cleans it', () => {
  test.each(listCalls(publicModules).map((call) => [call.id, call.operation] as const))('%s', (id, { query, body, bodyIn }) => {
    const schemas = [query, body, site && bodyIn?.(site)];
    expect(schemas.flatMap((schema) => (schema ? unmeasured(schema, id) : []))).toEqual([]);
  });
});
