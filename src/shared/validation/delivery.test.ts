import { expect, test } from 'vitest';
import { deliveryFor } from './delivery.ts';

const germany = { country: 'de' as const, postalCode: { pattern: '\\d{5}', example: '33102' }, regions: {} };
const states = {
  country: 'us' as const,
  postalCode: { pattern: '\\d{5}(?:-\\d{4})?', example: '02110' },
  regions: { MA: 'Massachusetts' },
};
const address = { firstName: 'Ada', lastName: 'Moss', street: 'Gartenweg 1', postalCode: '50674', city: 'Köln', country: 'de' as const };
const faults = (result: ReturnType<ReturnType<typeof deliveryFor>['safeParse']>) =>
  result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);

test.each(['5067', '506740', '5O674', ' '])('V-02 a German postal code has exactly five digits, which %j has not', (postalCode) => {
  const result = deliveryFor(germany).safeParse({ email: 'a@b.example', delivery: { ...address, postalCode } });
  expect(faults(result).map(([field]) => field)).toContain('delivery.postalCode');
});

test('V-02 a complete German address passes, without phone and with one', () => {
  const schema = deliveryFor(germany);
  expect(schema.safeParse({ email: 'a@b.example', delivery: address }).success).toBe(true);
  expect(schema.safeParse({ email: 'a@b.example', phone: '+49 30 23125000', delivery: address }).success).toBe(true);
});

test('V-02 a country with states requires one of them', () => {
  const american = { ...address, country: 'us' as const, postalCode: '02110' };
  expect(faults(deliveryFor(states).safeParse({ email: 'a@b.example', delivery: american }))).toEqual([
    ['delivery.region', 'general.validation.required'],
  ]);
  expect(deliveryFor(states).safeParse({ email: 'a@b.example', delivery: { ...american, region: 'MA' } }).success).toBe(true);
});

test('V-03 every error is reported by its field: email, phone, empty and overlong texts, another country', () => {
  const delivery = { ...address, lastName: '  ', city: 'x'.repeat(121), country: 'fr' as const };
  const result = faults(deliveryFor(germany).safeParse({ email: 'nobody', phone: '030 call me', delivery }));
  expect(result).toEqual(
    expect.arrayContaining([
      ['email', 'general.validation.email'],
      ['phone', 'general.validation.phone'],
      ['delivery.lastName', 'general.validation.required'],
      ['delivery.city', 'general.validation.tooLong'],
    ]),
  );
});
