import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { etagOf, matchesIfNoneMatch } from './conditional.ts';

const tag = etagOf(Buffer.from('body'));

describe('If-None-Match', () => {
  test.each([
    [tag, true],
    ['*', true],
    [` ${tag} `, true],
    [`"other", ${tag}`, true],
    [`${tag},"other"`, true],
    [tag.replace('W/', ''), true],
    ['"other"', false],
    ['', false],
  ])('%s', (header, expected) => {
    expect(matchesIfNoneMatch(header, tag)).toBe(expected);
  });

  test('no header, no 304', () => {
    expect(matchesIfNoneMatch(undefined, tag)).toBe(false);
  });
});

test('equal bodies have equal validators, different bodies different ones', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => (etagOf(Buffer.from(a)) === etagOf(Buffer.from(b))) === (a === b)));
});
