import type { ComponentProps } from 'react';
import { Choice } from '#client/primitives/choice/choice.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Story } from './story.ts';

const methods = [
  { value: 'card', label: 'Credit or debit card', text: 'Visa, Mastercard, American Express', end: <Icon name="card" /> },
  {
    value: 'debit',
    label: 'SEPA direct debit',
    text: 'From your account, after dispatch',
    end: <Icon name="bank" />,
    details: (
      <>
        <TextField name="iban" label="IBAN" hint="22 characters, begins with DE" />
        <TextField name="holder" label="Account holder" />
      </>
    ),
  },
  { value: 'paypal', label: 'PayPal', text: 'You log in with PayPal in the next step', end: <Icon name="wallet" /> },
];

// Fields would appear several times on one page.
const closed = methods.map((method) => ({ ...method, details: undefined }));

const disabled = methods.map((method) => ({ ...method, isDisabled: true }));
const closedDisabled = closed.map((method) => ({ ...method, isDisabled: true }));

const deliveries = [
  { value: 'dhl', label: 'DHL', text: '2–3 working days', end: 'free' },
  { value: 'dcd', label: 'DCD two-man handling', text: '5–7 working days, to the kitchen', end: '€29.00' },
  { value: 'pick-up', label: 'Collect in Lippstadt', text: 'Not for this article', end: 'free', isDisabled: true },
];

const pay = { name: 'method', label: 'How would you like to pay?', options: methods };

export const story: Story<ComponentProps<typeof Choice>> = {
  slug: 'choice',
  title: 'Choice',
  group: 'Input',
  summary:
    'Stacked options in frames, one of them selected: payment, delivery, saved addresses. The selected one can show further fields. For short answers, use radio buttons.',
  component: Choice,
  variants: [
    { id: 'chosen', title: 'One chosen', args: { ...pay, defaultValue: 'card' } },
    { id: 'details', title: 'With details', args: { ...pay, defaultValue: 'debit' } },
    { id: 'none', title: 'Nothing chosen', args: { ...pay, required: true } },
    {
      id: 'impossible',
      title: 'One not possible',
      args: { name: 'delivery', label: 'Delivery', options: deliveries, defaultValue: 'dhl' },
    },
    {
      id: 'long',
      title: 'Long text',
      args: {
        name: 'address',
        label: 'An welche gespeicherte Lieferadresse dürfen wir die Einbauspüle liefern?',
        defaultValue: 'home',
        options: [
          {
            value: 'home',
            label: 'Miriam Ostertag-Nguyễn, Hausverwaltungsgesellschaft Ostwestfalen-Lippe mbH',
            text: 'Bürgermeister-Schmitz-Gedächtnisstraße 114 b, Hinterhaus, 33102 Paderborn-Schloß Neuhaus',
            end: 'Hauptadresse',
          },
          { value: 'work', label: 'Werkstatt', text: 'Gartenweg 12 b, 50676 Köln' },
        ],
      },
    },
    { id: 'error', title: 'Error', args: { ...pay, error: 'Please choose how you would like to pay.', required: true } },
    { id: 'disabled', title: 'Disabled', args: { ...pay, options: disabled, defaultValue: 'card' } },
  ],
  source: [{ file: 'src/client/primitives/choice/choice.tsx', name: 'Choice' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the selected option, then through its details, then out of the group' },
    { keys: ['Down', 'Right'], effect: 'Selects the next option, wrapping around from the last to the first' },
    { keys: ['Up', 'Left'], effect: 'Selects the previous option' },
    { keys: ['Space'], effect: 'Selects the focused option if none is selected yet' },
  ],
  transcript: [
    {
      action: 'Tab into the group',
      heard: 'How would you like to pay?, grouping. Credit or debit card Visa, Mastercard, American Express, radio button, checked, 1 of 3',
    },
    { action: 'Down arrow', heard: 'SEPA direct debit From your account, after dispatch, radio button, checked, 2 of 3' },
    { action: 'Tab', heard: 'IBAN, edit, 22 characters, begins with DE' },
  ],
  use: {
    do: ['Use it if an option needs a second line, a price or further fields.', 'Preselect the most common option if none costs extra.'],
    dont: [
      'Do not nest a second choice in the details.',
      'Do not stack more than seven frames.',
      'Do not preselect an option that costs the customer extra.',
    ],
  },
  notes: [
    'Selected: a filled dot, a 2-px border and weight 600; the details are shown inside the frame, aligned with the label.',
    'Within the details, arrow keys belong to the fields there.',
    'Details expand by CSS alone, so also without script.',
  ],
  states: {
    prop: 'name',
    values: ['method'],
    columns: [
      { title: 'Nothing selected', args: { options: closed, defaultValue: '' } },
      { title: 'Selected', selector: '.choice:has(> .head :checked)', args: { options: closed } },
      { title: 'Error', selector: '.error', args: { options: closed, defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: '.choice:has(> .head :disabled)', args: { options: closedDisabled } },
    ],
  },
};
