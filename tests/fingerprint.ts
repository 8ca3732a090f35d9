import { createHash } from 'node:crypto';

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
};

/** The hash that `imagery/` computes for a value: sixteen hex digits, independent of the order of its fields. */
export const fingerprint = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);
