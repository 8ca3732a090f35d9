import { expect, test } from 'vitest';
import { cacheParsedJson, parseJson, startCacheGeneration } from './parse-json.ts';

// The tests cache what they parse (tests/leave-clean.ts), and so do these.
cacheParsedJson();

test('equal text is the same frozen value, as long as each generation uses it', () => {
  const text = '{"kept":[1]}';
  const first = parseJson(text);
  expect(Object.isFrozen((first as { kept: number[] }).kept)).toBe(true);
  startCacheGeneration();
  expect(parseJson(text)).toBe(first);
  startCacheGeneration();
  expect(parseJson(text)).toBe(first);
});

test('a value that a whole generation did not use is dropped', () => {
  const first = parseJson('{"gone":1}');
  startCacheGeneration();
  startCacheGeneration();
  const second = parseJson('{"gone":1}');
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test('invalid JSON throws, each time', () => {
  for (const _ of [1, 2]) expect(() => parseJson('{')).toThrow(SyntaxError);
});
