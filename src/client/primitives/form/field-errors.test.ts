import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { collectFieldErrors, serverFieldErrors } from './field-errors.ts';

const t = createTranslator('de', await loadMessages('de'));
const kind = { field: 'attachment1', messageKey: 'general.validation.attachmentsKind' };

test('F-02 if one field rejects several files, each is named', () => {
  const reported = t('general.validation.attachmentsKind');
  const problems = ['a.jpg', 'b.pdf'].map((file) => ({ ...kind, values: { file } }));
  expect(serverFieldErrors([...problems, kind], t)).toEqual([
    { field: 'attachment1', message: `a.jpg: ${reported}` },
    { field: 'attachment1', message: `b.pdf: ${reported}` },
    { field: 'attachment1', message: reported },
  ]);
});

test("V-04 the browser's error of a field wins over the server's; an unknown message says that it is invalid", () => {
  const errors = { delivery: { city: { message: 'general.validation.required' } } };
  const errorText = (key: string): string => (key.startsWith('general.') ? key : '');
  expect(
    collectFieldErrors(
      errors,
      [
        { field: 'delivery.city', messageKey: 'x' },
        { field: 'email', messageKey: 'x' },
      ],
      errorText,
    ),
  ).toEqual([
    { field: 'delivery.city', message: 'general.validation.required' },
    { field: 'email', message: 'general.validation.notValid' },
  ]);
});
