import { z } from 'zod';
import { fieldsAt } from './fields-of-schema.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** An error in content: its path from the root of the checked value (`slides[0].headline`, '' for the root), and its message. */
export type Fault = { location: string; message: string };

const longest = 60;

/** The value found, short enough for a line. */
const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object with ${Object.keys(value).join(', ') || 'no field'}`;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = { url: 'an https address', email: 'an address of e-mail', datetime: 'a time', date: 'a date' };
const units: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const counted = (count: number | bigint, origin: string): string => {
  const [one, many] = units[origin] ?? ['', ''];
  return `${count} ${Number(count) === 1 ? one : many}`.trimEnd();
};

const either = (choices: readonly string[]): string => [...new Set(choices)].join(' or ');

const sizeOf = (input: unknown, origin: string): string =>
  units[origin] && (typeof input === 'string' || Array.isArray(input)) ? counted(input.length, origin) : shown(input);

type Words = { found: string; allowed: string };

const boundOf = ({ origin, input }: Issue & { origin: string }, bound: string, limit: number | bigint): Words => ({
  found: sizeOf(input, origin),
  allowed: `${bound} ${counted(limit, origin)}`,
});

const describeFields = (forms: readonly (readonly string[])[]): string => either(forms.map((fields) => `the fields ${fields.join(', ')}`));

/** The union branch that was probably meant: the one with the fewest errors; undefined if several are as close. */
const closestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const [first, second] = branches.toSorted((a, b) => a.length - b.length);
  return first && (!second || first.length < second.length) ? first : undefined;
};

/** The value found and those allowed, by the kind of the issue; undefined if its message says it. */
const wordsOf = (issue: Issue, schema: z.core.$ZodType, path: Path): Words | undefined => {
  const found = shown(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return { found, allowed: kinds[issue.expected] ?? issue.expected };
    case 'invalid_value':
      return { found, allowed: either(issue.values.map(shown)) };
    case 'too_big':
      return boundOf(issue, 'at most', issue.maximum);
    case 'too_small':
      return boundOf(issue, 'at least', issue.minimum);
    case 'invalid_format':
      return { found, allowed: formats[issue.format] ?? `what fits ${issue.pattern ?? issue.format}` };
    case 'unrecognized_keys':
      return { found: `no field is called ${issue.keys.join(', ')}`, allowed: describeFields(fieldsAt(schema, path)) };
    case 'invalid_union': {
      if (issue.discriminator)
        return { found: shown((issue.input as Record<string, unknown>)[issue.discriminator]), allowed: choicesOf(issue) };
      const forms = fieldsAt(schema, path);
      return {
        found,
        allowed:
          forms.length > 0
            ? describeFields(forms)
            : either(issue.errors.flat().map((one) => wordsOf(one, schema, path)?.allowed ?? one.message)),
      };
    }
    default:
      return undefined;
  }
};

const choicesOf = (issue: Issue): string =>
  'options' in issue && Array.isArray(issue.options) ? either(issue.options.map(shown)) : 'another one';

const formatPath = (path: Path): string =>
  path.reduce<string>(
    (location, part) => (typeof part === 'number' ? `${location}[${part}]` : `${location}${location ? '.' : ''}${String(part)}`),
    '',
  );

const faultsOf = (issue: Issue, schema: z.core.$ZodType, above: Path): Fault[] => {
  const path = [...above, ...issue.path];
  const closest = issue.code === 'invalid_union' && !issue.discriminator ? closestBranch(issue.errors) : undefined;
  if (closest?.some((one) => one.path.length > 0)) return closest.flatMap((one) => faultsOf(one, schema, path));
  const words = wordsOf(issue, schema, path);
  return [{ location: formatPath(path), message: words ? `${words.found}; allowed: ${words.allowed}` : issue.message }];
};

/** The errors of a content value by its schema: path, value found and values allowed. Empty for a valid one. */
export const contentFaults = (schema: z.core.$ZodType, value: unknown): Fault[] =>
  (z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []).flatMap((issue) => faultsOf(issue, schema, []));
