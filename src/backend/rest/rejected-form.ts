import 'server-only';
import type { Context } from 'hono';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import { type FormSchema, formSchemaOf, schemasOf } from './form-schema.ts';
import { readFields } from './read-body.ts';
import type { RestEnv } from './rest-env.ts';

/** The content of a rejected form and its problems, as far as its page shows them again. */
type RejectedForm = { fields: Record<string, string>; problems: FieldProblem[] };

// Nobody types more into a form whose page is shown again; a withdrawal letter is the longest.
const longestValue = 2500;
const longestForm = 8000;
// Typed again, or of no use on a page.
const secret = /password|iban|captcha/i;

const has = (schema: FormSchema, [name = '', ...below]: string[]): boolean =>
  schemasOf(schema, name).some((field) => below.length === 0 || has(field, below));

/** Whether a form of these schemas has a field; `also` are names that a schema removes before validation. */
export const fieldsOfForm =
  (schemas: readonly (z.ZodMiniType | undefined)[], also: readonly string[] = []): ((name: string) => boolean) =>
  (name) =>
    also.includes(name) || schemas.some((schema) => schema !== undefined && has(formSchemaOf(schema), name.split('.')));

const bound = (entries: [string, string][], longest: number): Record<string, string> => {
  let left = longestForm;
  const bounded: Record<string, string> = {};
  for (const [name, value] of entries) {
    const text = truncateText(value.toWellFormed(), Math.min(longest, left));
    left -= name.length + text.length;
    if (left <= 0) break;
    bounded[name] = text;
  }
  return bounded;
};

/** The part of a rejected form to store: the fields that its call knows, without secrets and within limits, and their problems. `longest` is for a form that accepts longer texts. */
export const rejectedForm = async (
  c: Context<RestEnv>,
  problems: readonly FieldProblem[],
  longest = longestValue,
): Promise<RejectedForm> => {
  const isKnown = c.get('isFormField') ?? (() => false);
  const recognised = Object.entries(await readFields(c)).filter(([name]) => isKnown(name) && !secret.test(name));
  const relevant = problems.filter(({ field }) => field === '' || isKnown(field));
  const whole = { field: '', messageKey: 'general.messages.generalAPIError' };
  return { fields: bound(recognised, longest), problems: relevant.length > 0 || problems.length === 0 ? relevant : [whole] };
};
