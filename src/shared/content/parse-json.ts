import { deepFreeze } from './deep-freeze.ts';

type Parsed = Map<string, unknown>;

let cache: Parsed | undefined;
let previousCache: Parsed | undefined;

/**
 * From now on equal text is parsed once and gives the same frozen value wherever it is read again: results derived from it can be cached
 * by identity, so that unchanged content costs nothing. For processes that read the files repeatedly; a shop that reads them once would
 * only hold them twice.
 */
export const cacheParsedJson = (): void => {
  cache ??= new Map();
};

/** Called before all files are read: drops what neither this generation nor the last one uses. */
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
