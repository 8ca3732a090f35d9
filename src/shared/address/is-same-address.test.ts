import { expect, test } from 'vitest';
import { address, billedAddress } from '#shared/contract/address.ts';
import { isSameAddress } from './is-same-address.ts';

const written = { firstName: 'Ada', lastName: 'Moss', street: 'Gartenweg 1', postalCode: '50674', city: 'Köln', country: 'de' } as const;
const home = address.parse(written);

test('two addresses are the same by content, regardless of the order or the empty parts in which they were stored', () => {
  const turned = Object.fromEntries(Object.entries(home).reverse()) as typeof home;
  expect(isSameAddress(home, turned)).toBe(true);
  expect(isSameAddress(home, billedAddress.parse({ ...written, taxNumber: '' }))).toBe(true);
});

test('two addresses differ if one part differs, or only one of them has it', () => {
  expect(isSameAddress(home, { ...home, city: 'Bonn' })).toBe(false);
  const billed = billedAddress.parse({ ...written, taxNumber: 'DE123456788' });
  expect([isSameAddress(home, billed), isSameAddress(billed, home)]).toEqual([false, false]);
});
