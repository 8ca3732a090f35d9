import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { MessageValues, Translate } from '#shared/i18n/translator.ts';

/** An invalid field by its form field name, with the error in the reader's language. */
export type FieldError = { field: string; message: string };

const isLeaf = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const leaves = (errors: object, path: string): FieldError[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (isLeaf(value)) return [{ field, message: value.message }];
    return typeof value === 'object' && value !== null ? leaves(value, field) : [];
  });

type ErrorText = (key: string, field: string, values?: MessageValues) => string;

/**
 * The browser's and the server's errors by field, in the reader's language; a field appears once, or once for each of its files.
 * `errors` is the form library's tree.
 */
export const collectFieldErrors = (errors: object, problems: readonly FieldProblem[], errorText: ErrorText): FieldError[] => {
  const own = leaves(errors, '').map(({ field, message }) => ({ field, messageKey: message }));
  const others = problems.filter(({ field }) => !own.some((error) => error.field === field));
  return [...own, ...others].map(({ field, messageKey, values }: FieldProblem) => {
    const message = errorText(messageKey, field, values) || errorText('general.validation.notValid', field);
    const name = values?.['file'];
    return { field, message: name === undefined ? message : errorText('general.fault', field, { name, message }) };
  });
};

/** The server's errors of a no-script form, in the reader's language. */
export const serverFieldErrors = (problems: readonly FieldProblem[], t: Translate): FieldError[] =>
  collectFieldErrors({}, problems, (key, _, values) => t(key as MessageKey, values));

/** Errors as a summary lists them: each begins with its field's label, unless its message does or it has none. */
export const labelFieldErrors = (
  fieldErrors: readonly FieldError[],
  labels: Readonly<Record<string, string>>,
  t: Translate,
): FieldError[] =>
  fieldErrors.map(({ field, message }) => {
    const name = labels[field] ?? '';
    return { field, message: name === '' || message.startsWith(name) ? message : t('general.fault', { name, message }) };
  });
