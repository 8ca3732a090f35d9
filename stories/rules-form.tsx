import { useState } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { accessCode, deleteWord, email, equalTo, password, phone, required, zip } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';
import { fieldColumn } from './sample-form.tsx';
import { sampleTranslate } from './sample-texts.ts';

const word = 'DELETE';
const text = z.string().check(
  z.superRefine((value, context) => {
    for (const { message } of required.safeParse(value).error?.issues ?? []) context.addIssue({ code: 'custom', message });
  }),
);

const schema = z
  .object({ required: text, email, zip, phone, password, confirmedPassword: z.string(), accessCode, delete: deleteWord(word) })
  .check(
    z.superRefine((values, context) => {
      const result = equalTo(values.password).safeParse(values.confirmedPassword);
      for (const { message } of result.error?.issues ?? []) context.addIssue({ code: 'custom', path: ['confirmedPassword'], message });
    }),
  );
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

const blank: Values = { required: '', email: '', zip: '', phone: '', password: '', confirmedPassword: '', accessCode: '', delete: '' };
const noProblems: FieldProblem[] = [];

/** One field for each validation rule of the shop, with the text of its error. */
export const RulesForm = () => {
  const [isRight, setRight] = useState(false);
  const { onSubmit, fieldErrors, bind } = useCheckedForm<Values, z.output<typeof schema>>({
    schema,
    labels,
    problems: noProblems,
    defaults: blank,
    t: sampleTranslate,
    send: async () => {
      setRight(true);
      return undefined;
    },
  });
  if (isRight) return <Message kind="success" role="status" title="Every answer is right." />;
  return (
    <form noValidate method="post" style={fieldColumn} onSubmit={onSubmit}>
      <ErrorSummary title={`Not right yet: ${fieldErrors.length}`} errors={fieldErrors} />
      {names.map((name) => (
        <TextField key={name} {...bind(name)} label={labels[name]} required />
      ))}
      <SubmitButton isBlock>Check</SubmitButton>
    </form>
  );
};
