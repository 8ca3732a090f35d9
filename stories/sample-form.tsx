import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Button } from '#client/primitives/button/button.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import type { FieldError } from '#client/primitives/error-summary/error-summary.tsx';
import { FileField } from '#client/primitives/file-field/file-field.tsx';
import { Bound } from '#client/primitives/form/bound.tsx';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { Form } from '#client/primitives/form/form.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { TextArea } from '#client/primitives/text-field/text-area.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { z } from '#shared/contract/zod.ts';
import { sampleFileField } from './sample-files.ts';

const schema = z.object({
  topic: z.string().min(1, 'Please choose a topic.'),
  name: z.string().trim().min(1, 'Please give your name.'),
  email: z.email('Please enter a whole address, like name@example.com.'),
  issue: z.string().trim().min(1, 'Please describe your matter in one sentence.'),
  consent: z.literal(true, 'Please tick that you have read the privacy notice.'),
});
type Values = z.input<typeof schema>;

const topics = [
  'Find a spare part',
  'Question about an order',
  'Fitting and connection',
  'Care and cleaning',
  'Guarantee',
  'Something else',
];
const options = topics.map((label) => ({ value: label, label }));

const toFieldErrors = (errors: FieldErrors<Values>): FieldError[] =>
  Object.entries(errors).map(([field, error]) => ({ field, message: String(error.message) }));

/** Server errors that the form shows initially. */
const rejectedErrors: FieldErrors<Values> = {
  email: { type: 'server', message: 'Please enter a whole address, like name@example.com.' },
  issue: { type: 'server', message: 'Please describe your matter in one sentence.' },
};

const none: Values = { topic: '', name: '', email: '', issue: '', consent: false as true };
const given: Values = {
  topic: 'Find a spare part',
  name: 'Jo Lindqvist',
  email: 'jo@example.com',
  issue: 'The cartridge of a Bogen P drips.',
  consent: true,
};

/** A form that validates its input: rejected if invalid, otherwise sent. */
const answersOf = ({ isRefused, isSending }: Required<Props>): Values => {
  if (isRefused) return { ...given, email: 'jo@', issue: '' };
  return isSending ? given : none;
};

type Props = {
  /** The server has rejected it. @default false */
  isRefused?: boolean;
  /** It is being sent. @default false */
  isSending?: boolean;
};

/** A small contact form: react-hook-form holds the values, one zod schema validates them, `Bound` binds each field to its value. */
export const SampleForm = ({ isRefused = false, isSending = false }: Props) => {
  const { control, handleSubmit } = useForm<Values>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: answersOf({ isRefused, isSending }),
    ...(isRefused ? { errors: rejectedErrors } : {}),
  });
  const [fieldErrors, setFieldErrors] = useState(isRefused ? toFieldErrors(rejectedErrors) : []);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSent, setSent] = useState(false);
  if (isSent) return <Message kind="success" role="status" title="Sent. We answer on the same working day." />;
  const submit = handleSubmit(
    () => setSent(true),
    (errors) => setFieldErrors(toFieldErrors(errors)),
  );
  return (
    <Form
      errorsTitle={fieldErrors.length === 1 ? 'One answer is not right yet' : `${fieldErrors.length} answers are not right yet`}
      fieldErrors={fieldErrors}
      onSubmit={(event) => void submit(event)}
    >
      <Bound control={control} name="topic">
        {(field) => <Select {...field} label="Topic" options={options} placeholder="Please choose" isRequired />}
      </Bound>
      <FieldRow>
        <Bound control={control} name="name">
          {(field) => <TextField {...field} label="Name" autoComplete="name" isRequired />}
        </Bound>
        <Bound control={control} name="email">
          {(field) => <TextField {...field} type="email" label="E-mail address" autoComplete="email" isRequired />}
        </Bound>
      </FieldRow>
      <Bound control={control} name="issue">
        {(field) => <TextArea {...field} label="Your message" isRequired />}
      </Bound>
      <FileField
        name="attachments"
        label="Attachments"
        note="(optional)"
        hint="Up to three files, 8 MB together: JPG, PDF"
        value={files}
        onChange={setFiles}
        {...sampleFileField}
      />
      <Bound control={control} name="consent">
        {({ value, onChange, ...field }) => (
          <Checkbox {...field} isSelected={value} onChange={(isSelected) => onChange(isSelected as true)} isRequired>
            I have read the <TextLink href="/docs">privacy notice</TextLink>.
          </Checkbox>
        )}
      </Bound>
      <Button type="submit" isBlock isBusy={isSending} busyLabel="Sending …">
        Send message
      </Button>
    </Form>
  );
};
