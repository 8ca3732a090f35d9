import { expect, test } from 'vitest';
import { examplePhone } from '#backend/phone/phone.ts';
import { phone, typedPhone } from '#shared/contract/rules.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { formatPhone, normalizePhone } from './phone.ts';

test.each([
  ['fr', '+33 1 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
  ['fr', '01 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
  ['fr', '01.23.45.67.89', '+33123456789', '+33 1 23 45 67 89'],
  ['pt', '+351 21 123 45 67', '+351211234567', '+351 21 123 4567'],
  ['ua', '+380 44 123 45 67', '+380441234567', '+380 44 123 4567'],
  ['cn', '+86 138 1234 5678', '+8613812345678', '+86 138 1234 5678'],
  ['us', '(212) 555-0123', '+12125550123', '+1 212 555 0123'],
  ['gb', '+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
  ['de', '030/2312-5000', '+493023125000', '+49 30 23125000'],
  ['de', '', '', ''],
] as const)('V-02 in %s %s is stored as %s', (country, typed, stored, shown) => {
  expect(typed === '' || typedPhone.safeParse(typed).success).toBe(true);
  expect(normalizePhone(country, typed)).toBe(stored);
  expect(stored === '' || phone.safeParse(stored).success).toBe(true);
  expect(formatPhone(stored)).toBe(shown);
});

test("V-02 a number that no country's plan knows is stored by its digits if the rule for stored numbers allows it", () => {
  expect([normalizePhone('de', '+12'), normalizePhone('de', '+1 234567890123')]).toEqual(['+12', '+1234567890123']);
});

test.each(['12', '+', '0', 'call me'])('V-02 %s is no phone number, and the error names its field', (typed) => {
  const fields = [{ field: 'fax', messageKey: 'general.validation.phone' }];
  expect(() => normalizePhone('de', typed, 'fax')).toThrow(expect.objectContaining({ statusCode: 400, data: { fields } }));
});

test.each(Object.keys(countries) as CountryCode[])('V-02 the example of %s is a number that its own form accepts', (country) => {
  const example = examplePhone(country);
  expect(typedPhone.safeParse(example).success).toBe(true);
  expect(normalizePhone(country, example)).toMatch(/^\+[1-9]\d{6,14}$/);
});
