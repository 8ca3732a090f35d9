import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { accessCode, attachmentName, deleteWord, email, equalTo, password, phone, required, zip } from './rules.ts';

const problemOf = (rule: ZodType, value: unknown): string | undefined => rule.safeParse(value).error?.issues[0]?.message;

test.each([['', null, false, [], ' \t\n　', undefined]].flat())('V-02 required fails on %j', (value) => {
  expect(problemOf(required, value)).toBe('general.validation.required');
});

test.each(['x', 0, true, ['x'], { a: 1 }])('V-02 required passes on %j', (value) => {
  expect(problemOf(required, value)).toBeUndefined();
});

const table: [string, ZodType, string, string[], string[]][] = [
  [
    'email',
    email,
    'general.validation.email',
    ['mia@undula.example', 'a.b+c@d-e.co.uk'],
    ['', 'mia', 'mia@', '@undula.example', 'mia@undula', 'mia @undula.example', 'mia@undula.example ', 'a@b@c.de'],
  ],
  ['zip', zip, 'general.validation.plz', ['33102', '00000'], ['', '3310', '331022', '3310a', ' 33102', '33102\n', '３３１０２']],
  [
    'phone',
    phone,
    'general.validation.phone',
    ['+49 30 23125000', '+12', '+1 23456789012345'.slice(0, 16), '+81 '],
    ['', '030 1234', '+0123', '+', '+4', '49123', '+49-30-123', '+1234567890123456', '++49', '+49 30\n'],
  ],
  ['access code', accessCode, 'general.validation.accessCode', ['123456', 'abcdef', '      '], ['', '12345', '1234567']],
  ['password', password, 'general.validation.password', ['12345678', 'aaaaaaaaa'], ['', '1234567']],
  [
    'confirmed password',
    equalTo('secret-1'),
    'general.validation.confirmedPassword',
    ['secret-1'],
    ['', 'secret-2', 'Secret-1', 'secret-1 '],
  ],
  ['delete word', deleteWord('LÖSCHEN'), 'general.validation.delete', ['LÖSCHEN', ' LÖSCHEN '], ['', 'löschen', 'LOSCHEN', 'LÖSCHE']],
  [
    'attachments',
    attachmentName,
    'general.validation.attachments',
    ['plan.pdf', 'my plan 1.jpg', 'küche.jpeg'],
    ['', 'plan', 'plan.', 'plan.PDF', 'plan.v2.pdf', 'plan.tar.gz', 'plan.mp4', 'plan.pdf '],
  ],
];

test.each(table)('V-02 %s: the exact condition and its message', (_, rule, message, good, bad) => {
  expect(good.map((value) => problemOf(rule, value))).toEqual(good.map(() => undefined));
  expect(bad.map((value) => problemOf(rule, value))).toEqual(bad.map(() => message));
});

test('V-02 zip is exactly five digits and phone exactly what the specification writes, for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+ a') }),
      (text) => zip.safeParse(text).success === (text.length === 5 && [...text].every((sign) => sign >= '0' && sign <= '9')),
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0129+ a') }), (text) => {
      const rest = text.slice(2);
      const isPhone =
        text[0] === '+' &&
        '123456789'.includes(text[1] ?? 'x') &&
        rest.length >= 1 &&
        rest.length <= 14 &&
        [...rest].every((sign) => ' 0123456789'.includes(sign));
      return phone.safeParse(text).success === isPhone;
    }),
  );
});
