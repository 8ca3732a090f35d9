import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressLayoutOf } from './address-layout.ts';

const codes = Object.keys(countries) as CountryCode[];

test('V-02 Japan asks for the family name first and the postal code above all else, and nobody for a salutation', () => {
  const { isFamilyNameFirst, rows } = addressLayoutOf('jp');
  expect(isFamilyNameFirst).toBe(true);
  expect(rows.flat()).toEqual(['postalCode', 'region', 'city', 'street', 'addition']);
  expect(codes.filter((code) => !addressLayoutOf(code).asksSalutation)).toEqual(['jp']);
});

test('V-02 Vietnam asks for the ward between street and province, and may not go without', () => {
  const { rows, labels } = addressLayoutOf('vn');
  expect(rows.flat()).toEqual(['street', 'addition', 'city', 'postalCode']);
  expect(labels.addition).toBe('checkout.address.ward');
  expect(codes.filter((code) => addressLayoutOf(code).isAdditionRequired)).toEqual(['vn']);
});
