import { expect, test } from 'vitest';
import { salutations } from './address.ts';
import { contactBody } from './contact.ts';

const request = { topic: 'A', issue: 'B', email: 'ada@example.com', country: 'DE', 'privacy-consent': 'accept' };
const takes = (name: string, value: string): boolean => contactBody([]).safeParse({ ...request, [name]: value }).success;

test('E-salutations an address accepts Female and Male, or none', () => {
  expect(salutations).toEqual(['', 'Female', 'Male']);
});

test('E-salutations the contact form accepts female and male, and the titles blank, dr and prof', () => {
  const words = ['', 'female', 'male', 'dr', 'prof', 'Female', 'Dr', 'x'];
  expect(words.filter((word) => takes('salutation', word))).toEqual(['', 'female', 'male']);
  expect(words.filter((word) => takes('title', word))).toEqual(['', 'dr', 'prof']);
});
