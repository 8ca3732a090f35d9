import { expect, test } from 'vitest';
import { type Range, usedLength } from './used-rules.ts';

const sheet = '@layer base{a{color:red}b{color:tan}}@media (width>1px){i{margin:0}}u{top:0}';
const rangeOf = (part: string): Range => [sheet.indexOf(part), sheet.indexOf(part) + part.length];

test('a layer or a media query does not count as used because one of its rules is', () => {
  const used = [
    rangeOf('base{a{color:red}b{color:tan}}'),
    rangeOf('a{color:red}'),
    rangeOf('(width>1px){i{margin:0}}'),
    rangeOf('i{margin:0}'),
  ];
  expect(usedLength(sheet, used)).toBe('a{color:red}i{margin:0}'.length);
});

test('a rule reported twice, or nested in another one, is counted once', () => {
  expect(usedLength(sheet, [rangeOf('u{top:0}'), rangeOf('u{top:0}'), rangeOf('top:0')])).toBe('u{top:0}'.length);
  expect(usedLength(sheet, [])).toBe(0);
});
