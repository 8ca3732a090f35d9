import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/country/countries.ts';
import { dealerLines } from './dealer-lines.ts';

const where = (parts: Partial<Parameters<typeof dealerLines>[0]>) => ({
  street: '',
  streetNo: '',
  zip: '',
  city: '',
  region: '',
  ...parts,
});

test.each<[CountryCode, ReturnType<typeof where>, string[]]>([
  ['de', where({ street: 'Domgasse', streetNo: '4', zip: '33098', city: 'Paderborn' }), ['Domgasse 4', '33098 Paderborn']],
  ['fr', where({ street: 'Rue des Saules', streetNo: '11', zip: '69001', city: 'Lyon' }), ['11 Rue des Saules', '69001 Lyon']],
  [
    'gb',
    where({ street: 'Cable Yard', streetNo: '6', zip: 'SE1 9GF', city: 'London', region: 'ENG' }),
    ['6 Cable Yard', 'London', 'SE1 9GF'],
  ],
  [
    'us',
    where({ street: 'Creek Road', streetNo: '50', zip: '90068', city: 'Los Angeles', region: 'CA' }),
    ['50 Creek Road', 'Los Angeles, CA 90068'],
  ],
  ['ch', where({ street: 'Laubengang', streetNo: '22', zip: '3011', city: 'Bern', region: 'BE' }), ['Laubengang 22', '3011 Bern']],
  ['jp', where({ street: '神南', streetNo: '1-2-3', zip: '150-0041', city: '東京都渋谷区' }), ['〒150-0041', '東京都渋谷区神南1-2-3']],
])('a dealer in %s is formatted as is usual there', (country, address, lines) => {
  expect(dealerLines(address, country)).toEqual(lines);
});
