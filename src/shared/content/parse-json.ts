import { deepFreeze } from './deep-freeze.ts';

type Parsed = Map<string, unknown>;

let cache: Parsed | undefined;
let previousCache: Parsed | undefined;

/**
 * From here on the same text is parsed once and is the same frozen value, wherever it is read again: all that is made of it is known by it, so that
 * what did not change costs nothing. For whoever reads the files again and again; a shop that reads them once would only hold them twice.
 */
export const cacheParsedJson = (): void => {
  cache ??= new Map();
};

/** All files are about to be read: what neither this reading nor the last one asks for is given up. */
export const startCacheGeneration = (): void => {
  if (!cache) return;
  previousCache = cache;
  cache = new Map();
};

/** A JSON text as a value. Throws as JSON.parse does. */
export const parseJson = (text: string): unknown => {
  if (!cache) return JSON.parse(text);
  const value: unknown = cache.get(text) ?? previousCache?.get(text) ?? deepFreeze(JSON.parse(text));
  cache.set(text, value);
  return value;
};
