import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['10.60.2101', ['10602101']],
  ['10602101', ['10602101']],
  ['10 60 2101', ['10602101']],
  ['art 10-60-2101 schwarz', ['10602101']],
  ['10.60', ['1060']],
  ['10.60.', ['1060']],
  ['10.60.21', ['106021']],
  ['10.60 2101', ['1060']],
  ['delta 60', []],
  ['110602101', []],
])('B-15 the article number in %j is %j', (term, skus) => {
  expect(numbersIn(term).skus).toEqual(skus);
});

test.each([
  ['spule 60 cm', 60],
  ['spule 60cm', 60],
  ['600 mm', 60],
  ['60er unterschrank', 60],
  ['45-os szekreny', 45],
  ['мийка 80 см', 80],
  ['24 inch sink', 60.96],
  ['水槽80公分', 80],
])('B-15 the length in %j is %d cm', (term, centimetres) => {
  expect(numbersIn(term).lengths.map((length) => length.centimetres)).toEqual([expect.closeTo(centimetres)]);
});

test('B-15 what is said beside figures stays, and the sign between two measures goes', () => {
  expect(numbersIn('ausschnitt 980 x 480').rest).toBe('ausschnitt 980 480');
  expect(numbersIn('spule 60 cm schwarz').rest.split(' ').filter(Boolean)).toEqual(['spule', 'schwarz']);
  expect(numbersIn('60 cmx').lengths).toEqual([]);
});
