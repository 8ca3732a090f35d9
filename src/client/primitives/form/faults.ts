import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { MessageValues, Translate } from '#shared/i18n/translator.ts';

/** A field at fault, by its name in the form, and why in the reader's language. */
export type Fault = { field: string; message: string };

const isLeaf = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const leaves = (errors: object, path: string): Fault[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (isLeaf(value)) return [{ field, message: value.message }];
    return typeof value === 'object' && value !== null ? leaves(value, field) : [];
  });

type Say = (key: string, field: string, values?: MessageValues) => string;

/**
 * What browser and server found wrong, by field, in the reader's language; a field is named once, or once for each of its files.
 * `errors` is the form library's tree.
 */
export const collectFaults = (errors: object, problems: readonly FieldProblem[], say: Say): Fault[] => {
  const own = leaves(errors, '').map(({ field, message }) => ({ field, messageKey: message }));
  const others = problems.filter(({ field }) => !own.some((fault) => fault.field === field));
  return [...own, ...others].map(({ field, messageKey, values }: FieldProblem) => {
    const message = say(messageKey, field, values) || say('general.validation.notValid', field);
    const name = values?.['file'];
    return { field, message: name === undefined ? message : say('general.fault', field, { name, message }) };
  });
};

/** What the server refused of a plain form, in the reader's language. */
export const refusedFaults = (problems: readonly FieldProblem[], t: Translate): Fault[] =>
  collectFaults({}, problems, (key, _, values) => t(key as MessageKey, values));

/** Faults as a summary lists them: each begins with the label of its field, unless its message does or it has none. */
export const nameFaults = (faults: readonly Fault[], labels: Readonly<Record<string, string>>, t: Translate): Fault[] =>
  faults.map(({ field, message }) => {
    const name = labels[field] ?? '';
    return { field, message: name === '' || message.startsWith(name) ? message : t('general.fault', { name, message }) };
  });
