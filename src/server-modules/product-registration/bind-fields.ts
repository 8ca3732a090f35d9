import { type FieldError, serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a field carries: its name, what it held, what was wrong with it, and whether the mending begins here. */
export type Bound = { name: string; defaultValue: string | undefined; error: string | undefined; autoFocus: boolean };

// Day, month and year are one field for who reads what is wrong.
const fieldOf = (field: string): string => field.split('.')[0] ?? field;

/** What was wrong, each field once, and what each field carries of it. */
export const bindFields = (fields: Readonly<Record<string, string>>, problems: readonly FieldProblem[], t: Translate) => {
  const byField = new Map<string, FieldError>();
  for (const { field, message } of serverFieldErrors(problems, t)) {
    const name = fieldOf(field);
    if (!byField.has(name)) byField.set(name, { field: name, message });
  }
  const errors = [...byField.values()];
  const bind = (name: string): Bound => ({
    name,
    defaultValue: fields[name],
    error: byField.get(name)?.message,
    // A refused form comes back as a new page: it opens where the mending begins (V-04).
    autoFocus: name === errors[0]?.field,
  });
  return { errors, bind };
};
