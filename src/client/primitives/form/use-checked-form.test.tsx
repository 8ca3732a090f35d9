import { expect, test } from 'vitest';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { z } from '#shared/contract/zod.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { htmlOf } from '../../../../tests/html-of.ts';
import { useCheckedForm } from './use-checked-form.ts';

const schema = z.object({ email: z.string(), name: z.string() });
const noop = async () => undefined;

/** The messages of a form with two fields after a server error: the summary, the error of the whole form and the message at each field. */
const rejectedWith = async (problems: readonly FieldProblem[], language: 'de' | 'fr' = 'de') => {
  const t = createTranslator(language, await loadMessages(language));
  const said: unknown[] = [];
  const Form = () => {
    const form = useCheckedForm({
      schema,
      defaults: { email: '', name: '' },
      labels: { name: 'Name', email: 'E-Mail' },
      problems,
      send: noop,
      t,
    });
    said.push({
      fieldErrors: form.fieldErrors,
      formError: form.formError,
      atName: form.bind('name').error,
      atEmail: form.bind('email').error,
    });
    return null;
  };
  await htmlOf(<Form />);
  return said.at(-1);
};

test("V-03 server errors appear at their field, and in the summary in form order with the field's name", async () => {
  const problems = [
    { field: 'email', messageKey: 'general.validation.email' },
    { field: 'name', messageKey: 'general.validation.required' },
  ];
  const t = createTranslator('de', await loadMessages('de'));
  const [email, name] = [t('general.validation.email'), t('general.validation.required')];
  expect(await rejectedWith(problems)).toEqual({
    fieldErrors: [
      { field: 'name', message: `Name: ${name}` },
      { field: 'email', message: `E-Mail: ${email}` },
    ],
    formError: undefined,
    atName: name,
    atEmail: email,
  });
});

test('V-03 an error of the whole form stands alone; without one nothing is shown', async () => {
  const t = createTranslator('fr', await loadMessages('fr'));
  const whole = [{ field: '', messageKey: 'general.validation.notValid' }];
  expect(await rejectedWith(whole, 'fr')).toMatchObject({ fieldErrors: [], formError: t('general.validation.notValid') });
  expect(await rejectedWith([])).toEqual({ fieldErrors: [], formError: undefined, atName: undefined, atEmail: undefined });
});
