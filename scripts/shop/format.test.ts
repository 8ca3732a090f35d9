import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Address } from '#shared/contract/address.ts';
import { addressLine } from './format.ts';

const person = { salutation: '', company: '', addition: '' } as const;

beforeAll(() => loadContent());

test.each<[string, Address]>([
  [
    '〒330-9301, 埼玉県さいたま市高砂3-15-1, 山田 葵 様, JP',
    {
      ...person,
      ...{ firstName: '葵', lastName: '山田', street: '高砂3-15-1', postalCode: '330-9301', city: 'さいたま市', region: '11' },
      country: 'jp',
    },
  ],
  [
    'Nagy Anna, Budapest, Fő utca 7., 1011, HU',
    {
      ...person,
      ...{ firstName: 'Anna', lastName: 'Nagy', street: 'Fő utca 7.', postalCode: '1011', city: 'Budapest', region: '' },
      country: 'hu',
    },
  ],
  [
    'Ada Muster, Uferweg 1, 33102 Paderborn, DE',
    {
      ...person,
      ...{ firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', region: '' },
      country: 'de',
    },
  ],
])('B-02 V-02 an operator reads names and addresses in the order of their country: %s', (line, address) => {
  expect(addressLine(address)).toBe(line);
});
