import 'server-only';
import type { Context } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import { type FormTree, readNumbers } from './form-numbers.ts';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;
// The longest list of the shop, a wishlist, has 200 articles of two fields each.
const maxFields = 200;
const maxValues = 1000;
// A page shows a reader what to correct; whoever sends more errors than a form has fields is not reading.
const maxProblems = 50;
const maxNameLength = 100;
const jsonType = /^application\/json(?:;|$)/i;

const typeOf = (c: Context): string => c.req.header('content-type') ?? '';

const isForm = (c: Context): boolean => formTypes.test(typeOf(c));

/** True for a form that a browser sends without script: it expects a page, not JSON. A script that sends files as a form accepts JSON only. */
export const isNoScriptForm = (c: Context): boolean => isForm(c) && c.req.header('accept') !== 'application/json';

const tooMany = (): DomainError =>
  new DomainError('MalformedBodyException', 400, {}, `The body has more than ${maxFields} fields, or ${maxValues} values`);

/** Counts the values of a JSON body before any schema reads it: each wrong one would be reported. Throws MalformedBodyException 400. */
const requireFewValues = (body: unknown): void => {
  let left = maxValues;
  const open: unknown[] = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const below = Object.values(value);
    left -= below.length;
    if (left < 0) throw tooMany();
    open.push(...below);
  }
};

const put = (tree: FormTree, path: string[], value: string): void => {
  const [first = '', ...rest] = path;
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  const below = Object.hasOwn(tree, first) ? tree[first] : undefined;
  const child: FormTree = typeof below === 'object' ? below : Object.create(null);
  tree[first] = child;
  put(child, rest, value);
};

/** The fields and files of a no-script form. Throws MalformedBodyException 400 for an invalid multipart body. Repeated calls return the same. */
const readForm = async (c: Context): Promise<Record<string, string | File>> => {
  const streamed: Record<string, string> | undefined = c.get('form');
  if (streamed) return streamed;
  if (!/^multipart/i.test(typeOf(c))) {
    const text = await c.req.text();
    // Counted before they are read: a body has room for thirty thousand.
    if (text.split('&', maxFields + 1).length > maxFields) throw tooMany();
    return Object.fromEntries(new URLSearchParams(text));
  }
  const parsed: Promise<Record<string, string | File>> = c.req.parseBody();
  const form = await parsed.catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new DomainError('MalformedBodyException', 400, {}, 'The body is not the form that its type says');
  });
  if (Object.keys(form).length > maxFields) throw tooMany();
  return form;
};

/** The fields of a no-script form as they were sent, by name; files are left out. */
export const readFields = async (c: Context): Promise<Record<string, string>> => {
  const fields = await readForm(c);
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
};

/** `delivery.city` of a form is `{ delivery: { city } }` of a JSON body. */
const nestFields = (fields: Record<string, string>): FormTree => {
  const tree: FormTree = Object.create(null);
  for (const [name, value] of Object.entries(fields)) put(tree, name.split('.').slice(0, 5), value);
  return tree;
};

const readInput = async (c: Context, schema: z.ZodMiniType): Promise<unknown> => {
  if (isForm(c)) return readNumbers(schema, nestFields(await readFields(c)));
  if (!jsonType.test(typeOf(c))) {
    throw new DomainError('UnsupportedMediaTypeException', 415, {}, `Send application/json or a form, not '${typeOf(c)}'`);
  }
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DomainError('MalformedBodyException', 400, {}, `The body is not JSON: ${error.message}`);
  });
  requireFewValues(body);
  return body;
};

const messageOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message.startsWith('general.')) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'general.validation.required';
  return issue.code === 'too_big' ? 'general.validation.tooLong' : 'general.validation.notValid';
};

// A list that is sent as one text (`de/de`, `a,b`) is one field, however many parts the schema makes of it: nobody sent a `country.0`.
const namesOf = ([name, ...below]: readonly PropertyKey[], input: unknown): string[] => {
  if (name === undefined || (typeof input !== 'object' && input !== undefined)) return [];
  const inside = input === null ? undefined : (input as Record<PropertyKey, unknown> | undefined)?.[name];
  return [String(name), ...namesOf(below, inside)];
};

const fieldAt = (path: readonly PropertyKey[], input: unknown): string =>
  truncateText(namesOf(path, input).join('.'), maxNameLength) || 'body';

const problemsOf = (issue: z.core.$ZodIssue, input: unknown): FieldProblem[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, maxProblems)
      .map((key) => ({ field: fieldAt([...issue.path, key], input), messageKey: 'general.validation.notValid' }));
  return [{ field: fieldAt(issue.path, input), messageKey: messageOf(issue) }];
};

const fieldsError = (problems: readonly FieldProblem[]): DomainError => {
  const byNames = new Map(problems.map((problem) => [`${problem.field} ${problem.messageKey}`, problem]));
  const fields = [...byNames.values()].slice(0, maxProblems);
  return new DomainError('ValidationException', 400, { fields }, `Not valid: ${fields.map(({ field }) => field).join(', ')}`);
};

// PostgreSQL cannot store text with U+0000, and nobody types it: it is rejected anywhere, on both databases alike.
const placesOfNul = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (typeof value === 'string') return value.includes('\u0000') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => placesOfNul(below, [...path, name]));
};

/** Validates any input against a contract; the error names every invalid field, as it was sent (V-03). */
export const parse = <Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw fieldsError(result.error.issues.flatMap((issue) => problemsOf(issue, input)));
  const unwritable = placesOfNul(result.data);
  if (unwritable.length > 0)
    throw fieldsError(unwritable.map((path) => ({ field: fieldAt(path, input), messageKey: 'general.validation.notValid' })));
  return result.data;
};

/** The body of a call, validated against its contract: JSON, or a form whose dotted names nest. Throws DomainError 400 or 415. */
export const readBody = async <Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> =>
  parse(schema, await readInput(c, schema));
