import type { Control } from '#stories/entry.ts';

/** Changed properties of an example; null removes one. */
export type Changes = Readonly<Record<string, string | number | boolean | null>>;

const longest = 500;

const isFitting = (control: Control, value: unknown): boolean => {
  if (value === null) return !control.isRequired;
  if (control.kind === 'list') return control.values.includes(value as string);
  if (control.kind === 'box') return typeof value === 'boolean';
  if (control.kind === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.length <= longest;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Changes from a URL or another window: only known controls with valid values. */
export const checkChanges = (given: unknown, controls: readonly Control[]): Changes => {
  if (typeof given !== 'object' || given === null) return {};
  const values = new Map(Object.entries(given));
  return Object.fromEntries(
    controls
      .filter((control) => values.has(control.name) && isFitting(control, values.get(control.name)))
      .map(({ name }) => [name, values.get(name)]),
  );
};

/** The same, from text. */
export const readChanges = (text: string | null, controls: readonly Control[]): Changes =>
  text === null ? {} : checkChanges(parse(text), controls);

/** The props of a component: the arguments of its example with the changes applied. */
export const applyChanges = (args: object, changes: Changes): Record<string, unknown> => {
  const changed: Record<string, unknown> = { ...args };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete changed[name];
    else changed[name] = value;
  }
  return changed;
};
