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

test.each([
  ['24" sink', 60.96],
  ['24” sink', 60.96],
  ['24 in sink', 60.96],
  ['24 inches', 60.96],
  ['evier 24 po', 60.96],
  ['evier 24 pouces', 60.96],
  ['35.43 in', 89.99],
  ['35,5 po', 90.17],
])('C-12 the inches in %j are %d cm, no article number and no word', (term, centimetres) => {
  const { lengths, skus, remainder } = numbersIn(term, true);
  expect(lengths.map((length) => length.centimetres)).toEqual([expect.closeTo(centimetres)]);
  expect(skus).toEqual([]);
  expect(remainder).not.toMatch(/\d|in\b|po|["”]/);
});

test('C-12 where inches are not used, po is a word', () => {
  expect(numbersIn('60 po prostu').lengths).toEqual([]);
});

test('B-15 words next to figures stay, and the sign between two measures is removed', () => {
  expect(numbersIn('ausschnitt 980 x 480').remainder).toBe('ausschnitt 980 480');
  expect(numbersIn('spule 60 cm schwarz').remainder.split(' ').filter(Boolean)).toEqual(['spule', 'schwarz']);
  expect(numbersIn('60 cmx').lengths).toEqual([]);
});
