import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { cleanCode } from './clean-code.ts';
import { cleanEmail } from './clean-email.ts';
import { cleanIban } from './clean-iban.ts';
import { cleanOrderNumber } from './clean-order-number.ts';
import { cleanPhone } from './clean-phone.ts';
import { cleanPostalCode } from './clean-postal-code.ts';

const codes: [CountryCode, string, string[]][] = [
  ['pl', '00-950', ['00950', '00 950', 'PL-00-950', 'pl 00-950', '00\u2013950', '00\u00AD-950']],
  ['pt', '1000-205', ['1000205', '1000 205', 'P-1000-205']],
  ['jp', '100-0001', ['1000001', '〒100-0001', '〒 100-0001', '１００－０００１', '100ー0001', '100\u22120001', '100\u20100001']],
  ['at', '1010', ['A-1010', 'A 1010', 'AT-1010', '\u200E1010']],
  ['ch', '8001', ['CH-8001', 'ch8001']],
  ['be', '1000', ['B-1000']],
  ['fr', '75001', ['F-75001', '75 001']],
  ['hu', '1051', ['H-1051']],
  ['cz', '110 00', ['11000', '110\u00A000', 'CZ-110 00']],
  ['gb', 'SW1A 1AA', ['sw1a1aa', 'SW1A  1AA', 'ＳＷ１Ａ １ＡＡ']],
  ['ca', 'K1A 0B1', ['k1a0b1', 'K1A-0B1', 'K1A\u202F0B1']],
  ['nl', '1012 AB', ['1012ab', '1012  AB', 'NL-1012 AB']],
  ['us', '10001-1234', ['10001 1234', '100011234', '10001\u20131234']],
  ['us', '10001', ['10001', 'US-10001']],
  ['de', '33102', ['３３１０２', '33102\u200B']],
];

test.each(codes)('B-18 V-02 postal codes of %s have one form, %s, however they are pasted', (country, preserved, typed) => {
  expect(typed.map((code) => cleanPostalCode(country, code))).toEqual(typed.map(() => preserved));
});

test('B-18 V-02 an invalid postal code is left unchanged, for the rule to reject', () => {
  expect([
    cleanPostalCode('pl', '0095'),
    cleanPostalCode('gb', 'SW1A'),
    cleanPostalCode('de', 'D-33102'),
    cleanPostalCode('pl', '000-01'),
  ]).toEqual(['0095', 'SW1A', 'D-33102', '000-01']);
});

test.each([
  ['\u202D+49 5251 123456\u202C', '+49 5251 123456'],
  ['+49\uFE0D 5251 123456', '+49 5251 123456'],
  ['\u200E0044 20 7946 0018', '0044 20 7946 0018'],
  ['０３－１２３４－５６７８', '03-1234-5678'],
  ['03ー1234ー5678', '03-1234-5678'],
  ['tel:+495251123456', '+495251123456'],
  ['030 · 1234567', '030 1234567'],
  ['(212) 555-0142 ext. 7', '(212) 555-0142'],
  ['(212) 555-0142 x7', '(212) 555-0142'],
  ['+49 5251 123456 Durchwahl 12', '+49 5251 123456'],
])('B-18 V-02 the phone number %j is read as %s', (typed, read) => {
  expect(cleanPhone(typed)).toBe(read);
});

test.each([
  ['ivan@пошта.укр', 'ivan@xn--80a1acn3a.xn--j1amh'],
  ['li@公司.中国', 'li@xn--55qx5d.xn--fiqs8s'],
  ['anna@müller-küchen.example', 'anna@xn--mller-kchen-thbg.example'],
  ['Mia@Undula.example', 'Mia@Undula.example'],
  ['a@b@ü.de', 'a@b@xn--tda.de'],
  ['a@ü.de/x', 'a@ü.de/x'],
  ['mia', 'mia'],
])('B-18 V-02 the email address %s is stored as %s', (typed, preserved) => {
  expect(cleanEmail(typed)).toBe(preserved);
});

test.each([
  'DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
  'de89 3704 0044 0532 0130 00',
  'DE89-3704-0044-0532-0130-00',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'IBAN DE89\u202F3704\u202F0044\u202F0532\u202F0130\u202F00\u200B',
  'DE89\t370400440532013000',
  'ＤＥ８９３７０４００４４０５３２０１３０００',
])('B-18 O-02 the IBAN %j is one account', (typed) => {
  expect(cleanIban(typed)).toBe('DE89370400440532013000');
});

test.each([
  'de\u2011261124\u20117f3k9qxt',
  'DE\u2013261124\u20137F3K9QXT',
  'DE 261124 7F3K9QXT',
  'DE-261124-7F3K9QXT.',
  '#DE-261124-7F3K9QXT,',
  '„DE-261124-7F3K9QXT“',
  'ＤＥ－２６１１２４－７Ｆ３Ｋ９ＱＸＴ',
  '\u00A0DE-261124-7F3K9QXT\n',
  'DE-2611\u00AD24-7F3K9\u200BQXT',
])('B-18 Y-01 the order number %j is that of one order', (typed) => {
  expect(cleanOrderNumber(typed)).toBe('DE-261124-7F3K9QXT');
});

test('clean input is not changed', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ADEXx019-#@.ü 〒ー\u200B\u00A0') });
  fc.assert(
    fc.property(text, fc.constantFrom(...(Object.keys(countries) as CountryCode[])), (typed, country) => {
      const cleanings = [(one: string) => cleanPostalCode(country, one), cleanIban, cleanOrderNumber, cleanEmail];
      for (const clean of cleanings) expect(clean(clean(typed))).toBe(clean(typed));
    }),
  );
});

test.each([
  'SOMMER-10',
  'sommer 10',
  'Sommer\u201110',
  'SOMMER\u2013 10',
  'sommer-10.',
  '\u200BSOMMER-10',
  'ＳＯＭＭＥＲ１０',
  'Code: SOMMER-10',
])('B-18 a code that is copied out of a mail is its letters and digits: %j', (typed) => {
  expect(cleanCode(typed)).toBe('SOMMER10');
});

test.each([
  'DE-261124-7F3K9QXT',
  'Bestellnummer: DE-261124-7F3K9QXT',
  'Bestellnummer DE-261124-7f3k9qxt.',
  'Nr. de 261124 7F3K9QXT',
  '注文番号：DE‑261124‑7F3K9QXT',
])('B-18 an order number is found behind the word for it: %j', (typed) => {
  expect(cleanOrderNumber(typed)).toBe('DE-261124-7F3K9QXT');
});
