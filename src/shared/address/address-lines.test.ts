import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CountryFile, countryFile } from '#shared/content/country-file.ts';
import { address } from '#shared/contract/address.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { addressLayoutOf } from './address-layout.ts';
import { addressLines, fullName } from './address-lines.ts';

const fileOf = (code: CountryCode): CountryFile => countryFile.parse(JSON.parse(readFileSync(`content/countries/${code}.json`, 'utf8')));
const company = 'Moss & Co';

/** An address of each country, and the lines in its postal format. */
const written: Record<
  CountryCode,
  { parts: [first: string, last: string, street: string, code: string, city: string, region?: string, addition?: string]; lines: string[] }
> = {
  at: { parts: ['Eva', 'Gruber', 'Ring 5/12', '1010', 'Wien'], lines: [company, 'Eva Gruber', 'Ring 5/12', '1010 Wien'] },
  de: { parts: ['Eva', 'Koch', 'Gartenweg 12 b', '50674', 'Köln'], lines: ['Eva Koch', company, 'Gartenweg 12 b', '50674 Köln'] },
  ch: { parts: ['Lucie', 'Favre', 'Rue du Lac 3', '1003', 'Lausanne'], lines: [company, 'Lucie Favre', 'Rue du Lac 3', '1003 Lausanne'] },
  gb: { parts: ['Ada', 'Moss', '7 Mill Lane', 'M1 1AE', 'Leeds'], lines: ['Ada Moss', company, '7 Mill Lane', 'Leeds', 'M1 1AE'] },
  au: { parts: ['Ada', 'Moss', '7 Mill St', '2000', 'Sydney', 'NSW'], lines: [company, 'Ada Moss', '7 Mill St', 'Sydney NSW 2000'] },
  be: { parts: ['An', 'Maes', 'Kerkstraat 4', '1000', 'Brussel'], lines: [company, 'An Maes', 'Kerkstraat 4', '1000 Brussel'] },
  ca: { parts: ['Ada', 'Moss', '7 Mill Rd', 'K1A 0B1', 'Ottawa', 'ON'], lines: ['Ada Moss', company, '7 Mill Rd', 'Ottawa ON K1A 0B1'] },
  cn: { parts: ['伟', '王', '中关村大街1号', '100000', '北京市', 'BJ'], lines: ['100000', '北京市中关村大街1号', company, '王伟'] },
  cz: { parts: ['Eva', 'Nová', 'Lipová 4', '110 00', 'Praha'], lines: ['Eva Nová', company, 'Lipová 4', '110 00 Praha'] },
  fr: { parts: ['Zoé', 'Petit', '4 rue Neuve', '75001', 'Paris'], lines: [company, 'Zoé Petit', '4 rue Neuve', '75001 Paris'] },
  hu: { parts: ['Éva', 'Nagy', 'Fő utca 4.', '1011', 'Budapest'], lines: ['Nagy Éva', company, 'Budapest', 'Fő utca 4.', '1011'] },
  it: { parts: ['Ada', 'Rossi', 'Via Roma 4', '00184', 'Roma', 'RM'], lines: ['Ada Rossi', company, 'Via Roma 4', '00184 Roma RM'] },
  jp: {
    parts: ['花子', '山田', '神南1-2-3', '150-0041', '渋谷区', '13'],
    lines: ['〒150-0041', '東京都渋谷区神南1-2-3', company, '山田 花子 様'],
  },
  nl: { parts: ['An', 'Bos', 'Kade 4', '1011 AB', 'Amsterdam'], lines: [company, 'An Bos', 'Kade 4', '1011 AB Amsterdam'] },
  pl: { parts: ['Ewa', 'Nowak', 'Lipowa 4', '00-950', 'Warszawa'], lines: ['Ewa Nowak', company, 'Lipowa 4', '00-950 Warszawa'] },
  pt: { parts: ['Ana', 'Silva', 'Rua Nova 4', '1000-205', 'Lisboa'], lines: ['Ana Silva', company, 'Rua Nova 4', '1000-205 Lisboa'] },
  es: { parts: ['Ana', 'Gil', 'Calle Mayor 4', '15001', 'A Coruña', 'C'], lines: ['Ana Gil', company, 'Calle Mayor 4', '15001 A Coruña'] },
  ua: {
    parts: ['Олена', 'Коваль', 'вул. Садова, 4', '01001', 'Київ'],
    lines: ['Олена Коваль', company, 'вул. Садова, 4', 'Київ', '01001'],
  },
  us: { parts: ['Ada', 'Moss', '12 Harbor St', '02110', 'Boston', 'MA'], lines: ['Ada Moss', company, '12 Harbor St', 'Boston, MA 02110'] },
  vn: {
    parts: ['An', 'Nguyễn', '4 Lê Lợi', '700000', 'Thành phố Hồ Chí Minh', '', 'Phường Sài Gòn'],
    lines: ['Nguyễn An', company, '4 Lê Lợi', 'Phường Sài Gòn', 'Thành phố Hồ Chí Minh', '700000'],
  },
};
const codes = Object.keys(countries) as CountryCode[];
const addressOf = (country: CountryCode) => {
  const [firstName, lastName, street, postalCode, city, region = '', addition] = written[country].parts;
  return address.parse({ firstName, lastName, company, street, addition, postalCode, city, region, country });
};

test.each(codes)('V-02 O-04 an address of %s is formatted as its postal service requires', (country) => {
  expect(addressLines(addressOf(country), { regions: fileOf(country).regions })).toEqual(written[country].lines);
});

test('V-02 abroad the country is named: last, or first where addresses go from large to small', () => {
  const lines = (country: CountryCode) => addressLines(addressOf(country), { regions: fileOf(country).regions, countryName: 'X' });
  expect([lines('ch').at(-1), lines('ch').at(-2), lines('jp')[0], lines('cn')[0]]).toEqual(['X', 'CH-1003 Lausanne', 'X', 'X']);
});

test('V-02 the second street line is below the first, and omitted when empty', () => {
  const home = { ...addressOf('de'), company: '', addition: 'Hinterhaus' };
  expect(addressLines(home, { regions: {} })).toEqual(['Eva Koch', 'Gartenweg 12 b', 'Hinterhaus', '50674 Köln']);
});

test('V-02 the family name comes first in Japan, China, Hungary and Vietnam', () => {
  const name = { firstName: 'Given', lastName: 'Family' };
  expect(codes.filter((code) => fullName(name, code).startsWith('Family'))).toEqual(['cn', 'hu', 'jp', 'vn']);
});

test('V-02 each form has street, addition, code and town once, and a region exactly where the country file has some', () => {
  for (const code of codes) {
    const parts = addressLayoutOf(code).rows.flat();
    const hasRegions = Object.keys(fileOf(code).regions).length > 0;
    expect([code, parts.filter((part) => part !== 'region').toSorted()]).toEqual([code, ['addition', 'city', 'postalCode', 'street']]);
    expect([code, parts.includes('region') || !hasRegions]).toEqual([code, true]);
  }
});

test('V-02 the Japanese form goes from the postal code to the street', () => {
  expect(addressLayoutOf('jp').rows.flat()).toEqual(['postalCode', 'region', 'city', 'street', 'addition']);
});
