import { deepFreeze } from './deep-freeze.ts';

type Parsed = Map<string, unknown>;

let known: Parsed | undefined;
let before: Parsed | undefined;

/**
 * From here on the same text is parsed once and is the same frozen value, wherever it is read again: all that is made of it is known by it, so that
 * what did not change costs nothing. For whoever reads the files again and again; a shop that reads them once would only hold them twice.
 */
export const keepParsed = (): void => {
  known ??= new Map();
};

/** All files are about to be read: what neither this reading nor the last one asks for is given up. */
export const beginReading = (): void => {
  if (!known) return;
  before = known;
  known = new Map();
};

/** A JSON text as a value. Throws as JSON.parse does. */
export const parseJson = (text: string): unknown => {
  if (!known) return JSON.parse(text);
  const value: unknown = known.get(text) ?? before?.get(text) ?? deepFreeze(JSON.parse(text));
  known.set(text, value);
  return value;
};
