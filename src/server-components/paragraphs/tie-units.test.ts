import { expect, test } from 'vitest';
import { tieUnits } from './tie-units.ts';

test('a number stays with its unit, whatever follows', () => {
  expect(tieUnits('92 mm hoch, 350 ml, 5 kg.')).toBe('92\u00A0mm hoch, 350\u00A0ml, 5\u00A0kg.');
  expect(tieUnits('отвір 35 мм і 8 л/хв')).toBe('отвір 35\u00A0мм і 8\u00A0л/хв');
});

test('other words after a number are not tied to it', () => {
  expect(tieUnits('2 mal, 60 S, 3 Liter')).toBe('2 mal, 60 S, 3 Liter');
});
