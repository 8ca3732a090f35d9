import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/primitives/button/button.tsx';
import { Bound } from '#client/primitives/form/bound.tsx';
import { Form } from '#client/primitives/form/form.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { accessCode, deleteWord, email, equalTo, password, phone, required, zip } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';

const word = 'DELETE';
const text = z.string().superRefine((value, context) => {
  for (const { message } of required.safeParse(value).error?.issues ?? []) context.addIssue({ code: 'custom', message });
});

const schema = z
  .object({ required: text, email, zip, phone, password, confirmedPassword: z.string(), accessCode, delete: deleteWord(word) })
  .superRefine((values, context) => {
    const result = equalTo(values.password).safeParse(values.confirmedPassword);
    for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', path: ['confirmedPassword'], message });
  });
type Values = z.input<typeof schema>;
type Name = keyof Values;

const labels: Record<Name, string> = {
  required: 'Name',
  email: 'E-mail address',
  zip: 'Postal code',
  phone: 'Phone',
  password: 'Password',
  confirmedPassword: 'Password again',
  accessCode: 'Access code',
  delete: `Type ${word}`,
};
const names = Object.keys(labels) as Name[];

// The English interface texts; a journey compares both.
const messages: Record<string, string> = {
  'general.validation.required': 'Please fill this in.',
  'general.validation.email': 'Please check the email address, for example name@example.com.',
  'general.validation.plz': 'Please check the postal code.',
  'general.validation.phone':
    'This does not look like a phone number. From another country, please start with a plus sign and the country code.',
  'general.validation.password': 'Please use at least 8 characters.',
  'general.validation.confirmedPassword': 'The two passwords do not match.',
  'general.validation.accessCode': 'The code has exactly 6 characters.',
  'general.validation.delete': 'Please type the word exactly as shown.',
};
const messageOf = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : (messages[key] ?? 'This entry is not valid.');

const blank: Values = { required: '', email: '', zip: '', phone: '', password: '', confirmedPassword: '', accessCode: '', delete: '' };

/** One field for each validation rule of the shop, with the text of its error. */
export const RulesForm = () => {
  const { control, handleSubmit } = useForm<Values>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: blank,
  });
  const [fieldErrors, setFieldErrors] = useState<{ field: Name; message: string }[]>([]);
  const [isRight, setRight] = useState(false);
  if (isRight) return <Message kind="success" role="status" title="Every answer is right." />;
  const submit = handleSubmit(
    () => setRight(true),
    (errors) =>
      setFieldErrors(
        names.flatMap((field) =>
          errors[field] ? [{ field, message: `${labels[field]}: ${messageOf(errors[field].message) ?? ''}` }] : [],
        ),
      ),
  );
  return (
    <Form errorsTitle={`Not right yet: ${fieldErrors.length}`} fieldErrors={fieldErrors} onSubmit={(event) => void submit(event)}>
      {names.map((name) => (
        <Bound key={name} control={control} name={name}>
          {({ error, ...field }) => <TextField {...field} error={messageOf(error)} label={labels[name]} isRequired />}
        </Bound>
      ))}
      <Button type="submit" isBlock>
        Check
      </Button>
    </Form>
  );
};
