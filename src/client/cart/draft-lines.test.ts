import { expect, test } from 'vitest';
import { cartOf } from '#tests/state/test-browser.ts';
import { removedLinesOf } from './draft-lines.ts';

const fields = { productKey: 'p', variantKey: 'a', quantity: '2', position: '1' };
const line = { productKey: 'p', variantKey: 'a', name: 'A, steel', quantity: 2, position: 1 };
const problems = [{ field: '', messageKey: 'cart.soldOut.refused' }];
const describe = (variantKey: string) => (variantKey === 'a' ? { name: 'A', variantName: 'steel' } : undefined);

test('K-02 B-01 a line removed by a form without script can be restored; not after an error', () => {
  const removed = { form: 'remove', fields: { ...fields, name: 'A, steel' } };
  expect(removedLinesOf(cartOf(1, { draft: { ...removed, problems: [] } }), describe)).toEqual([line]);
  expect(removedLinesOf(cartOf(1, { draft: { ...removed, problems } }), describe)).toEqual([]);
  expect(removedLinesOf(cartOf(1), describe)).toEqual([]);
});

test('K-02 B-01 a line that could not be restored says so in its position; a rejected add elsewhere does not', () => {
  const rejected = { form: 'add', fields, problems };
  expect(removedLinesOf(cartOf(1, { draft: rejected }), describe)).toEqual([{ ...line, isSoldOut: true }]);
  const { position: _, ...elsewhere } = fields;
  expect(removedLinesOf(cartOf(1, { draft: { ...rejected, fields: elsewhere } }), describe)).toEqual([]);
  expect(removedLinesOf(cartOf(1, { draft: { ...rejected, fields: { ...fields, variantKey: 'b' } } }), describe)).toEqual([]);
});
