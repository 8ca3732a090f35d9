import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressLayoutOf } from './address-layout.ts';

const codes = Object.keys(countries) as CountryCode[];

test('V-02 Japan has the family name first, the postal code above all else, and no salutation', () => {
  const { isFamilyNameFirst, rows } = addressLayoutOf('jp');
  expect(isFamilyNameFirst).toBe(true);
  expect(rows.flat()).toEqual(['postalCode', 'region', 'city', 'street', 'addition']);
  expect(codes.filter((code) => !addressLayoutOf(code).asksSalutation)).toEqual(['jp']);
});

test('V-02 Vietnam has the ward between street and province, and requires it', () => {
  const { rows, labels } = addressLayoutOf('vn');
  expect(rows.flat()).toEqual(['street', 'addition', 'city', 'postalCode']);
  expect(labels.addition).toBe('checkout.address.ward');
  expect(codes.filter((code) => addressLayoutOf(code).isAdditionRequired)).toEqual(['vn']);
});
