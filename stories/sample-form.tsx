import { type ReactNode, useState } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { FileField } from '#client/primitives/file-field/file-field.tsx';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { TextArea, TextField } from '#client/primitives/text-field/text-field.tsx';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { email, required } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';
import { sampleFileField } from './sample-files.ts';
import { sampleTranslate } from './sample-texts.ts';

const schema = z.object({
  topic: required,
  name: required,
  email,
  issue: required,
  consent: z.literal(true, 'general.validation.required'),
});
type Values = z.input<typeof schema>;

const labels: Record<keyof Values, string> = {
  topic: 'Topic',
  name: 'Name',
  email: 'E-mail address',
  issue: 'Your message',
  consent: 'Privacy notice',
};

const topics = ['Find a spare part', 'Question about an order', 'Fitting and connection', 'Care and cleaning', 'Guarantee'];

/** The server's errors that the form shows initially. */
const problems: FieldProblem[] = [
  { field: 'email', messageKey: 'general.validation.email' },
  { field: 'issue', messageKey: 'general.validation.required' },
];
const noProblems: FieldProblem[] = [];

const none: Values = { topic: '', name: '', email: '', issue: '', consent: false as true };
const given: Values = {
  topic: 'Guarantee',
  name: 'Jo Lindqvist',
  email: 'jo@example.com',
  issue: 'The cartridge of a Bogen P drips.',
  consent: true,
};

const answersOf = ({ isRefused, isSending }: Required<Props>): Values => {
  if (isRefused) return { ...given, email: 'jo@', issue: '' };
  return isSending ? given : none;
};

/** A column of fields, as every form of the shop. */
export const fieldColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)', maxInlineSize: 'var(--form)' };

/** The heading of a summary of errors. */
export const errorsTitle = (count: number): ReactNode =>
  count === 1 ? 'One answer is not right yet' : `${count} answers are not right yet`;

type Props = {
  /** The server has rejected it. @default false */
  isRefused?: boolean;
  /** It is being sent. @default false */
  isSending?: boolean;
};

/** A small contact form, built as the forms of the shop are: `useCheckedForm` holds the values and checks them by one zod schema. */
export const SampleForm = ({ isRefused = false, isSending = false }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSent, setSent] = useState(false);
  const answers = answersOf({ isRefused, isSending });
  const { onSubmit, fieldErrors, bind } = useCheckedForm<Values, Values>({
    schema,
    labels,
    problems: isRefused ? problems : noProblems,
    defaults: answers,
    t: sampleTranslate,
    send: async () => {
      setSent(true);
      return 'clear';
    },
  });
  // The server's HTML shows the answers, too: without script they would be lost.
  const field = (name: Exclude<keyof Values, 'consent'>) => ({ ...bind(name), defaultValue: String(answers[name]) });
  if (isSent) return <Message kind="success" role="status" title="Sent. We answer on the same working day." />;
  return (
    <form noValidate method="post" style={fieldColumn} onSubmit={onSubmit}>
      <ErrorSummary title={String(errorsTitle(fieldErrors.length))} errors={fieldErrors} />
      <Select
        {...field('topic')}
        label={labels.topic}
        options={topics.map((label) => ({ value: label, label }))}
        placeholder="Please choose"
        required
      />
      <FieldRow>
        <TextField {...field('name')} label={labels.name} autoComplete="name" required />
        <TextField {...field('email')} type="email" label={labels.email} autoComplete="email" required />
      </FieldRow>
      <TextArea {...field('issue')} label={labels.issue} required />
      <FileField
        name="attachments"
        label="Attachments"
        note="(optional)"
        hint="Up to three files, 8 MB together: JPG, PDF"
        value={files}
        onChange={setFiles}
        {...sampleFileField}
      />
      <Checkbox {...bind('consent')} defaultChecked={answers.consent} required>
        I have read the <TextLink href="/docs">privacy notice</TextLink>.
      </Checkbox>
      <SubmitButton isBlock isBusy={isSending} busyLabel="Sending …">
        Send message
      </SubmitButton>
    </form>
  );
};
