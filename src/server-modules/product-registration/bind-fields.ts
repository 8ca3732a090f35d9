import { type FieldError, serverFieldErrors } from '#client/primitives/form/field-errors.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The props of a field: its name, its previous value, its error, and whether it gets the focus. */
export type Bound = { name: string; defaultValue: string | undefined; error: string | undefined; autoFocus: boolean };

// Day, month and year count as one field in the list of errors.
const fieldOf = (field: string): string => field.split('.')[0] ?? field;

/** The errors, one per field, and a function that returns each field's props. */
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
    // A rejected form comes back as a new page: the first field with an error gets the focus (V-04).
    autoFocus: name === errors[0]?.field,
  });
  return { errors, bind };
};
