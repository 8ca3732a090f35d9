import type { ComponentProps } from 'react';
import { TextArea, TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Story } from './story.ts';

/** With `rows` several lines instead of one. */
type Props = ComponentProps<typeof TextField> | (ComponentProps<typeof TextArea> & { rows: number });

const Either = (props: Props) => ('rows' in props ? <TextArea {...props} /> : <TextField {...props} />);

export const story: Story<Props> = {
  slug: 'text-field',
  title: 'Text field',
  group: 'Input',
  summary: 'A text field of one line or several. The label is always visible; to choose from known options, use a select.',
  component: Either,
  variants: [
    { id: 'empty', title: 'Empty', args: { name: 'city', label: 'Town', type: 'text' } },
    {
      id: 'hint',
      title: 'With hint',
      args: {
        name: 'postalCode',
        label: 'Postcode',
        hint: 'For example 33102',
        inputMode: 'numeric',
        defaultValue: '33102',
        required: true,
      },
    },
    { id: 'optional', title: 'Optional', args: { name: 'company', label: 'Company', note: '(optional)' } },
    {
      id: 'unit',
      title: 'With unit',
      args: { name: 'cutOut', label: 'Width of the cut-out', inputMode: 'decimal', defaultValue: '560', end: 'mm' },
    },
    {
      id: 'error',
      title: 'Error',
      args: {
        name: 'email',
        type: 'email',
        label: 'E-mail address',
        hint: 'For the order confirmation',
        defaultValue: 'jo@',
        error: 'Please enter a whole address, like name@example.com.',
        required: true,
      },
    },
    {
      id: 'long',
      title: 'Long text',
      args: {
        name: 'holder',
        label: 'Kontoinhaberin oder Kontoinhaber, wie auf der Girokarte angegeben',
        note: '(freiwillig)',
        hint: 'Höchstens siebzig Zeichen, ohne Zusätze wie Geburtsname oder Donaudampfschifffahrtsgesellschaft',
        defaultValue: 'Miriam Ostertag-Nguyễn, vertreten durch die Hausverwaltungsgesellschaft Ostwestfalen-Lippe',
      },
    },
    { id: 'readonly', title: 'Read-only', args: { name: 'orderId', label: 'Order', defaultValue: 'UN-2026-104817', readOnly: true } },
    { id: 'disabled', title: 'Disabled', args: { name: 'country', label: 'Country', defaultValue: 'Germany', disabled: true } },
    {
      id: 'lines',
      title: 'Several lines',
      args: { name: 'issue', label: 'Your message', hint: 'What happened, and since when?', rows: 7, maxLength: 5000 },
    },
    {
      id: 'lines-error',
      title: 'Several lines, error',
      args: { name: 'issue', label: 'Your message', rows: 7, error: 'Please describe your matter in one sentence.', required: true },
    },
  ],
  source: [
    { file: 'src/client/primitives/text-field/text-field.tsx', name: 'TextField' },
    { file: 'src/client/primitives/text-field/text-field.tsx', name: 'TextArea' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the field and to the next one' },
    { keys: ['Enter'], effect: 'Submits the form; in a multi-line field, starts a new line' },
  ],
  transcript: [
    { action: 'Tab to the postcode', heard: 'Postcode, edit, required, 33102, For example 33102' },
    {
      action: 'Tab to the email address',
      heard:
        'E-mail address, edit, required, invalid entry, jo@, For the order confirmation Please enter a whole address, like name@example.com.',
    },
    { action: 'Tab to the order number', heard: 'Order, edit, read only, UN-2026-104817' },
  ],
  use: {
    do: [
      'State the format and an example in the hint, before anybody can make a mistake.',
      'Set `autoComplete`: a browser that fills in a field makes no typing errors.',
      'Say in the error what to do, not what is forbidden.',
    ],
    dont: [
      'Do not use a placeholder as the label: it disappears when people type.',
      'Do not mark required fields if almost all are required; mark the optional ones.',
      'Do not validate while people type: validate on blur and on submit.',
    ],
  },
  notes: [
    'Label, hint, control, error: in this order visually and for screen readers; hint and error are linked to the field by `aria-describedby`.',
    'Autofilled fields are tinted; the text keeps its contrast.',
    'A multi-line field starts with seven lines, on phones with five, and grows with the text.',
    'These are native fields: they work before and without script.',
  ],
  states: {
    prop: 'name',
    values: ['city'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Hover', selector: '.input:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.input:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Error', selector: '.input[aria-invalid="true"]', args: { error: 'Which town?' } },
      { title: 'Read-only', selector: '.input:read-only', args: { readOnly: true, defaultValue: 'Lippstadt' } },
      { title: 'Disabled', selector: '.input:disabled', args: { disabled: true, defaultValue: 'Lippstadt' } },
      { title: 'Autofilled', selector: '.input:autofill', args: { defaultValue: 'Lippstadt' } },
    ],
  },
};
