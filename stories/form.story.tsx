import type { ComponentProps } from 'react';
import { RulesForm } from './rules-form.tsx';
import { SampleForm } from './sample-form.tsx';
import type { Story } from './story.ts';

type Props = ComponentProps<typeof SampleForm> & {
  /** One field for each rule instead. @default false */
  isOfRules?: boolean;
};

const Either = ({ isOfRules = false, ...rest }: Props) => (isOfRules ? <RulesForm /> : <SampleForm {...rest} />);

export const story: Story<Props> = {
  slug: 'form',
  title: 'Form',
  group: 'Input',
  summary: 'A column of fields with one solid button. Errors are explained in words, in a summary at the top and below each field.',
  component: Either,
  variants: [
    { id: 'empty', title: 'Empty', args: { isRefused: false } },
    { id: 'refused', title: 'Refused', args: { isRefused: true } },
    { id: 'sending', title: 'Being sent', args: { isSending: true } },
    { id: 'rules', title: 'Every rule', args: { isOfRules: true } },
  ],
  source: [
    { file: 'src/client/primitives/error-summary/error-summary.tsx', name: 'ErrorSummary' },
    { file: 'src/client/primitives/form/field-row.tsx', name: 'FieldRow' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from field to field, in visual order' },
    { keys: ['Enter'], effect: 'In a single-line field: submits the form' },
    { keys: ['Enter'], effect: 'On a link in the summary: moves to the invalid field' },
  ],
  transcript: [
    {
      action: 'Submit with two invalid fields',
      heard:
        '2 answers are not right yet, alert. E-mail address, edit, required, invalid entry, jo@. Please check the email address, for example name@example.com.',
    },
    {
      action: 'Correct the address and press Tab',
      heard: 'Nothing: the error is removed, the summary stays as it was after the last attempt',
    },
    { action: 'Submit', heard: 'Sent. We answer on the same working day.' },
  ],
  use: {
    do: [
      'Ask only for what is needed, in one column; place two fields side by side only if they belong together.',
      'Validate a field on blur, all fields on submit, and again on the server with the same schema.',
      'Preserve the entered values, whatever goes wrong.',
    ],
    dont: [
      'Do not disable the submit button until everything is valid: nobody would learn what is missing.',
      'Do not show errors by colour alone, nor in a toast.',
      'Do not let the layout shift while somebody clicks the button.',
    ],
  },
  notes: [
    'react-hook-form holds the values, and one zod schema validates them in the browser and on the server; `useCheckedForm` connects both to the fields. See `stories/sample-form.tsx`.',
    'A rejected submission focuses the first invalid field, and the summary is announced; each of its links moves to its field.',
    'The summary stays unchanged until the next attempt, so that nothing moves while people correct their answers.',
    'Errors use `aria-describedby` and `aria-invalid`; the browser’s own validation bubbles are off.',
  ],
  looks: [
    { title: 'Two fields of equal width', selector: '.row[data-shares="equal"]', example: 'empty' },
    { title: 'A short field beside a long one', selector: '.row[data-shares="short"]' },
    { title: 'Error summary', selector: '.summary', example: 'refused' },
  ],
};
