import { expect, test } from 'vitest';
import { deliveryBody, paymentBody } from './cart-calls.ts';
import { profileBody } from './consumer.ts';
import { addAddressBody, editAddressBody } from './consumer-address.ts';
import { contactBody } from './contact.ts';
import { givenAddress, givenBilledAddress, strict } from './given-address.ts';
import { registerBody } from './registration.ts';
import { findReturnBody, openStatementBody } from './return.ts';
import { filledLine, filledText, optionalLine } from './text.ts';
import type { z } from './zod.ts';

const unseen = ['\u0007', '\u001b]0;x', '\n', '\t', '\u0085', '\u2028', '\u202e', '\u2066', '\u200b', '\ufeff', '\u00ad', ' \u200d'];
const names = ['Zoë', 'Nguyễn Ánh', 'Ілля', '山田 葵', 'O’Neill-Łuć', 'می\u200cخواهم', 'ක්\u200dරිස්', 'شركة النور', 'Müller & Söhne 🚰'];
const said = (schema: z.ZodMiniType, sent: unknown): string[] =>
  schema.safeParse(sent).error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? [];

test.each(unseen)('a single-line text rejects %j', (text) => {
  expect(said(filledLine(80), `A${text}B`)).toEqual(['general.validation.characters']);
  expect(said(optionalLine(80), `A${text}B`)).toEqual(['general.validation.characters']);
});

test.each(names)('a single-line text accepts %s unchanged', (name) => expect(filledLine(80).parse(name)).toBe(name));

test('a multi-line text has lines, and no characters that change its direction', () => {
  expect(filledText(80).parse('One\r\n\tTwo\u200b')).toBe('One\r\n\tTwo\u200b');
  for (const text of ['a\u001b[2J', 'a\u202eb', 'a\u2067b']) expect(said(filledText(80), text)).toEqual(['general.validation.characters']);
});

const person = { customerType: 'Company', salutation: '', firstName: 'Ada', lastName: 'Muster', company: 'Wellen', taxNumber: '1' };
const home = {
  firstName: 'Ada',
  lastName: 'Muster',
  company: 'W',
  street: 'Uferweg 1',
  addition: '2',
  postalCode: '33102',
  city: 'Paderborn',
};
const place = { ...home, region: 'x', country: 'de' };
const lines = Object.keys({ ...home, region: '' });
const consentsModel = { TermsOfUse: true, PrivacyPolicy: true };
const id = '0b0f5a3e-7a51-4a53-9d1e-1f6a0a3c1d55';
const found = { name: 'Ada', email: 'ada@example.com', orderId: 'DE-1' };
const request = { topic: 'Tap', issue: 'It drips.', email: 'ada@example.com', country: 'DE', 'privacy-consent': 'accept' };

const bodies: [string, z.ZodMiniType, Record<string, unknown>, string[]][] = [
  [
    'registration',
    registerBody,
    { ...person, email: 'ada@example.com', password: 'lange Wellen 8', consentsModel },
    ['firstName', 'lastName', 'company', 'taxNumber'],
  ],
  ['profile', profileBody, person, ['firstName', 'lastName', 'company', 'taxNumber']],
  ['billing address', strict(givenAddress), place, lines],
  ['billing address of a company', strict(givenBilledAddress), { ...place, taxNumber: '1' }, [...lines, 'taxNumber']],
  ['new address', addAddressBody, place, lines],
  ['edited address', editAddressBody, { ...place, id }, lines],
  ['payment', paymentBody, { paymentMethod: 'DirectDebit', accountHolder: 'Ada' }, ['accountHolder']],
  ['return', findReturnBody, found, ['name', 'orderId']],
  ['open withdrawal', openStatementBody, { ...found, content: 'All of it.' }, ['name', 'orderId']],
  [
    'contact',
    contactBody([]),
    { ...request, company: 'W', city: 'X' },
    ['topic', 'firstName', 'lastName', 'street', 'city', 'company', 'department', 'articleNumber'],
  ],
];

test.each(bodies)('the fields of the %s reject invisible characters, by name', (_, schema, valid, fields) => {
  expect(said(schema, valid)).toEqual([]);
  for (const field of fields) expect(said(schema, { ...valid, [field]: 'A\u001b[2J' })).toEqual([`${field} general.validation.characters`]);
});

test('so do the addresses of a delivery', () => {
  const valid = { email: 'ada@example.com', delivery: place, billing: place };
  const spoilt = { ...valid, delivery: { ...place, company: 'A\u202eB' }, billing: { ...place, addition: '\u0007A' } };
  expect(said(deliveryBody, valid)).toEqual([]);
  expect(said(deliveryBody, spoilt)).toEqual([
    'delivery company general.validation.characters',
    'billing addition general.validation.characters',
  ]);
});
