import 'server-only';
import type { Context } from 'hono';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { z } from '#shared/contract/zod.ts';
import { readFields } from './read-body.ts';
import type { RestEnv } from './rest-env.ts';

/** What a refused form held and what was wrong with it, as far as its page shows it again. */
export type KeptForm = { fields: Record<string, string>; problems: FieldProblem[] };

type Part = {
  properties?: Record<string, Part>;
  propertyNames?: { pattern?: string };
  anyOf?: Part[];
  allOf?: Part[];
};

// Nobody types more into a form whose page is shown again; a mail of a withdrawal is the longest.
const longestValue = 2500;
const longestForm = 8000;
// Typed again, or of no use on a page.
const secret = /password|iban|captcha/i;

const has = (part: Part, [name = '', ...below]: string[]): boolean => {
  const parts = [...(part.anyOf ?? []), ...(part.allOf ?? [])];
  if (parts.some((one) => has(one, [name, ...below]))) return true;
  const property = Object.hasOwn(part.properties ?? {}, name) ? part.properties?.[name] : undefined;
  if (property) return below.length === 0 || has(property, below);
  const { pattern } = part.propertyNames ?? {};
  return pattern !== undefined && below.length === 0 && new RegExp(pattern, 'u').test(name);
};

/** Whether a form of these schemas has a field; `also` are names that a schema takes away before it looks. */
export const fieldsOfForm = (schemas: readonly (z.ZodType | undefined)[], also: readonly string[] = []): ((name: string) => boolean) => {
  let parts: Part[] | undefined;
  return (name) => {
    parts ??= schemas.flatMap((schema) => (schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part] : []));
    return also.includes(name) || parts.some((part) => has(part, name.split('.')));
  };
};

const bound = (entries: [string, string][]): Record<string, string> => {
  let left = longestForm;
  const kept: Record<string, string> = {};
  for (const [name, value] of entries) {
    const text = value.slice(0, Math.min(longestValue, left)).toWellFormed();
    left -= name.length + text.length;
    if (left <= 0) break;
    kept[name] = text;
  }
  return kept;
};

/** What is kept of a refused form: the fields that its call knows, without secrets and within bounds, and what is wrong with them. */
export const keptForm = async (c: Context<RestEnv>, problems: readonly FieldProblem[]): Promise<KeptForm> => {
  const isKnown = c.get('isFormField') ?? (() => false);
  const known = Object.entries(await readFields(c)).filter(([name]) => isKnown(name) && !secret.test(name));
  const told = problems.filter(({ field }) => field === '' || isKnown(field));
  const whole = { field: '', messageKey: 'general.messages.generalAPIError' };
  return { fields: bound(known), problems: told.length > 0 || problems.length === 0 ? told : [whole] };
};
