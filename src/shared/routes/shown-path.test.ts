import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';

test('a path is shown as it reads, malformed escapes as they came', () => {
  expect(shownPath('/sp%C3%BClen')).toBe('/spülen');
  expect(shownPath('/%E0%A4%A')).toBe('/%E0%A4%A');
});

test('a long path is cut between signs', () => {
  expect(shownPath(`/${'a'.repeat(118)}${encodeURIComponent('🚿')}`)).toBe(`/${'a'.repeat(118)}…`);
});

test('any path can be shown, and never fills the page', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (path) => {
      expect(shownPath(`/${path}`).length).toBeLessThanOrEqual(121);
    }),
  );
});
