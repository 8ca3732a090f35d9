import { expect, test } from 'vitest';
import { normalizedName, wholeName } from './product-name.ts';

test('product names have no line breaks, and are compared with normal spaces', () => {
  expect(wholeName('Delta 60 S')).toBe('Delta\u00A060\u00A0S');
  expect(normalizedName(wholeName('Delta 60 S'))).toBe('Delta 60 S');
});
