import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { fieldErrorMessage } from '#shared/validation/field-error-message.ts';
import { chosenPassword, ruleRows, wordToDelete } from '../../../tests/validation/rule-rows.ts';
import { attachmentName } from './contact-files.ts';
import { accessCode, deleteWord, email, equalTo, password, phone, required, zip } from './rules.ts';
import { z } from './zod.ts';

// Files are checked by their names, without a schema.
const attachments = z.string().check(z.regex(attachmentName, 'general.validation.attachments'));

const problemOf = (rule: z.ZodMiniType, value: unknown): string | undefined => rule.safeParse(value).error?.issues[0]?.message;

test.each([['', null, false, [], ' \t\n　', undefined]].flat())('V-02 required fails on %j', (value) => {
  expect(problemOf(required, value)).toBe('general.validation.required');
});

test.each(['x', 0, true, ['x'], { a: 1 }])('V-02 required passes on %j', (value) => {
  expect(problemOf(required, value)).toBeUndefined();
});

const schemas: Record<(typeof ruleRows)[number]['rule'], z.ZodMiniType> = {
  required,
  email,
  zip,
  phone,
  confirmedPassword: equalTo(chosenPassword),
  delete: deleteWord(wordToDelete),
  accessCode,
  password,
  attachments,
};

test.each(ruleRows)('V-02 $rule: the exact condition and its message', ({ rule, messageKey, takes, refuses }) => {
  const schema = schemas[rule];
  expect(takes.map((value) => problemOf(schema, value))).toEqual(takes.map(() => undefined));
  expect(refuses.map((value) => problemOf(schema, value))).toEqual(refuses.map(() => messageKey));
});

test.each([
  ['zip', zip, [' 33102', '33102\n', '３３１０２']],
  ['phone', phone, ['', '+49 30\n']],
  ['email', email, ['mia@undula.example ']],
  ['attachments', attachments, ['', 'plan.pdf ', '.pdf\n']],
] as const)('V-02 %s: input that a single-line field cannot produce may come in a call', (_, schema, values) => {
  expect(values.filter((value) => problemOf(schema, value) === undefined)).toEqual([]);
});

test('V-01 an error without a message of its own says which field is not valid', async () => {
  for (const language of languages) {
    const t = createTranslator(language, await loadMessages(language));
    for (const { messageKey } of ruleRows)
      expect([language, messageKey, fieldErrorMessage(t, messageKey, 'X') !== '']).toEqual([language, messageKey, true]);
    expect(fieldErrorMessage(t, 'general.validation.none', 'X')).toBe(t('general.validation.default', { field: 'X' }));
  }
  expect(fieldErrorMessage(createTranslator('en', await loadMessages('en')), 'general.validation.none', 'Town')).toBe('Town is not valid.');
});

test('V-02 zip is exactly five digits and phone exactly what the specification says, for any text', () => {
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
