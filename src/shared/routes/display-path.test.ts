import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayPath } from './display-path.ts';

test('a path is shown decoded, malformed escapes unchanged', () => {
  expect(displayPath('/sp%C3%BClen')).toBe('/spülen');
  expect(displayPath('/%E0%A4%A')).toBe('/%E0%A4%A');
});

test('a long path is cut between characters', () => {
  expect(displayPath(`/${'a'.repeat(118)}${encodeURIComponent('🚿')}`)).toBe(`/${'a'.repeat(118)}…`);
});

test('any path can be shown, and never fills the page', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (path) => {
      expect(displayPath(`/${path}`).length).toBeLessThanOrEqual(121);
    }),
  );
});
