import { expect, test } from 'vitest';
import { normalizedName, wholeName } from './product-name.ts';

test('no line ends within a name, and who compares names gets plain spaces', () => {
  expect(wholeName('Delta 60 S')).toBe('Delta\u00A060\u00A0S');
  expect(normalizedName(wholeName('Delta 60 S'))).toBe('Delta 60 S');
});
