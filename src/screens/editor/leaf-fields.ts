import type { Field, SelectField } from '@sveltia/cms';
import type { Schema } from './json-shape.ts';

/** The properties common to every field. */
export type Base = { name: string; label: string; required: boolean; hint?: string };

// Longer texts get several lines.
const longestLine = 120;

/** `imagePosition` and `stage-slider` as words: `Image position`, `Stage slider`. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One of several values. */
export const choice = (base: Base, values: readonly (string | number)[], given?: unknown): SelectField => ({
  ...base,
  widget: 'select',
  options: values.every((value) => typeof value === 'string') ? [...values] : values.map((value) => ({ label: String(value), value })),
  ...((typeof given === 'string' || typeof given === 'number') && { default: given }),
});

/** A text: one line or several, depending on its maximum length. */
export const textField = (base: Base, { maxLength, minLength, pattern, format, default: given }: Schema): Field => ({
  ...base,
  widget: (maxLength ?? 0) > longestLine ? 'text' : 'string',
  ...(format === 'uri' && { type: 'url' }),
  ...(format === 'email' && { type: 'email' }),
  ...(maxLength !== undefined && { maxlength: maxLength }),
  ...(minLength !== undefined && minLength > 0 && { minlength: minLength }),
  ...(pattern !== undefined && format === undefined && { pattern: [pattern, base.hint ?? 'Small letters, digits and hyphens'] }),
  ...(typeof given === 'string' && { default: given }),
});

/** A number, whole or not, within its bounds. */
export const numberField = (base: Base, { type, minimum, maximum, exclusiveMinimum, default: given }: Schema): Field => ({
  ...base,
  widget: 'number',
  value_type: type === 'number' ? 'float' : 'int',
  ...(minimum !== undefined && { min: minimum }),
  ...(exclusiveMinimum !== undefined && type === 'integer' && { min: Number(exclusiveMinimum) + 1 }),
  ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  ...(typeof given === 'number' && { default: given }),
});
