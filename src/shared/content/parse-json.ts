import { deepFreeze } from './deep-freeze.ts';

let known: Map<string, unknown> | undefined;

/**
 * From here on the same text is parsed once and is the same frozen value, wherever it is read again: all that is made of it is known by it, so that
 * what did not change costs nothing. For the tests, which read the same files a hundred times: nothing is ever given up.
 */
export const keepParsed = (): void => {
  known ??= new Map();
};

/** A JSON text as a value. Throws as JSON.parse does. */
export const parseJson = (text: string): unknown => {
  if (!known) return JSON.parse(text);
  if (known.has(text)) return known.get(text);
  const value: unknown = deepFreeze(JSON.parse(text));
  known.set(text, value);
  return value;
};
