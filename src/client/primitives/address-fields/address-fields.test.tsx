import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { address } from '#shared/contract/address.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { htmlOf } from '../../../../tests/html-of.ts';
import { AddressFields } from './address-fields.tsx';

vi.mock('waku', () => ({ useRouter: () => ({ push: () => Promise.resolve() }) }));

const show = (code: CountryCode) =>
  htmlOf(
    createElement(AddressFields, {
      ...({ bind: (name: string) => ({ name }), part: 'delivery', t: (key: string) => key } as const),
      ...{ postalCodeExample: undefined, regions: {}, country: { code, name: code } },
    }),
  );
const namesIn = (html: string): (string | undefined)[] => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

test('V-02 Japan shows no salutation field, and accepts the salutation of a REST call', async () => {
  expect(namesIn(await show('jp'))).not.toContain('salutation');
  expect(namesIn(await show('de'))).toContain('salutation');
  const given = { firstName: '花子', lastName: '山田', street: '神南1-2-3', postalCode: '150-0041', city: '渋谷区', region: '13' };
  expect(address.parse({ ...given, country: 'jp', salutation: 'Female' }).salutation).toBe('Female');
});

test('V-02 Vietnam asks for the ward by name, as a required field', async () => {
  const fieldOf = (html: string): string | undefined => /<input(?=[^>]* name="addition")[^>]*>/.exec(html)?.[0];
  const [vietnam, germany] = await Promise.all([show('vn'), show('de')]);
  expect(vietnam).toContain('checkout.address.ward');
  expect(fieldOf(vietnam)).toMatch(/ required/);
  expect(fieldOf(germany)).not.toMatch(/ required/);
});
