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
    'Stacked frames, one of them chosen: payment, delivery, saved addresses. Its details open inside. Short answers are radio buttons.',
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
    { keys: ['Tab'], effect: 'Moves to the chosen frame, then into its details, then out' },
    { keys: ['Down', 'Right'], effect: 'Chooses the next frame, after the last the first' },
    { keys: ['Up', 'Left'], effect: 'Chooses the frame before' },
    { keys: ['Space'], effect: 'Chooses the focused frame, where none is chosen yet' },
  ],
  transcript: [
    {
      action: 'Tab into the group',
      heard:
        'How would you like to pay? Radio group. Credit or debit card, Visa, Mastercard, American Express, radio button, checked, 1 of 3',
    },
    { action: 'Down', heard: 'SEPA direct debit, From your account, after dispatch, radio button, checked, 2 of 3' },
    { action: 'Tab', heard: 'IBAN, edit text. 22 characters, begins with DE' },
  ],
  use: {
    do: [
      'Take it where each answer needs a second line, a price or details.',
      'Choose the usual one to begin with, where none costs more.',
    ],
    dont: [
      'Do not put a second choice into the details.',
      'Do not stack more than seven frames.',
      'Do not choose what costs extra for the customer.',
    ],
  },
  notes: [
    'Chosen: a filled dot, an edge of 2 px and weight 600; the details stand inside, in line with the label.',
    'Arrow keys inside the details belong to the fields there.',
    'Details open by style alone, so also without script.',
  ],
  states: {
    prop: 'name',
    values: ['method'],
    columns: [
      { title: 'Nothing chosen', args: { options: closed, defaultValue: '' } },
      { title: 'Chosen', selector: '.choice:has(> .head :checked)', args: { options: closed } },
      { title: 'Error', selector: '.error', args: { options: closed, defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: '.choice:has(> .head :disabled)', args: { options: closedDisabled } },
    ],
  },
};
