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
  summary: 'A column of fields with one solid button. What is wrong stands in a summary on top and below each field, in words.',
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
    { keys: ['Tab'], effect: 'Moves from field to field, in the order in which they are seen' },
    { keys: ['Enter'], effect: 'In a field of one line: sends the form' },
    { keys: ['Enter'], effect: 'On a line of the summary: leads to the field at fault' },
  ],
  transcript: [
    {
      action: 'Send with two answers missing',
      heard:
        'E-mail address, edit text, required, invalid entry, jo@. Please check the email address, for example name@example.com. Alert. 2 answers are not right yet',
    },
    { action: 'Mend it and leave the field', heard: 'The next field: the error is gone, the summary stays as the last attempt found it' },
    { action: 'Send', heard: 'Sent. We answer on the same working day.' },
  ],
  use: {
    do: [
      'Ask only for what is needed, in one column; two fields side by side only where they are one thing.',
      'Check a field when it is left, everything when the form is sent, and again on the server with the same schema.',
      'Keep what was typed, whatever goes wrong.',
    ],
    dont: [
      'Do not disable the button until all is right: nobody learns what is missing.',
      'Do not tell errors by colour alone, and not in a toast.',
      'Do not let the page jump while somebody presses the button.',
    ],
  },
  notes: [
    'react-hook-form holds the values, one zod schema checks them in the browser and on the server; `useCheckedForm` ties both to the fields: the example is stories/sample-form.tsx.',
    'A refused attempt brings the focus to the first field at fault, and the summary is read out; each of its lines leads to its field.',
    'The summary stays as the last attempt found it, so that nothing moves while one mends.',
    'Errors use aria-describedby and aria-invalid; the browser’s own bubbles are off.',
  ],
  looks: [
    { title: 'Fields that share a line equally', selector: '.row[data-shares="equal"]', example: 'empty' },
    { title: 'Short field beside a long one', selector: '.row[data-shares="short"]' },
    { title: 'Refused: the summary', selector: '.summary', example: 'refused' },
  ],
};
