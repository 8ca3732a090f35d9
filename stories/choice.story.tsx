import type { ComponentProps } from 'react';
import { PlainChoice } from '#client/primitives/choice/plain-choice.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Story } from './story.ts';

const options = [
  { value: 'card', label: 'Credit or debit card', text: 'You enter the card with the payment service.' },
  {
    value: 'debit',
    label: 'SEPA direct debit',
    text: 'From your account, two days later',
    details: <PlainTextField name="iban" label="IBAN" />,
  },
  { value: 'paypal', label: 'PayPal' },
];

export const story: Story<ComponentProps<typeof PlainChoice>> = {
  slug: 'choice',
  title: 'Choice',
  group: 'Input',
  summary: 'Stacked frames, one of them chosen: payment, delivery, saved addresses. Its details open inside.',
  component: PlainChoice,
  variants: [
    { id: 'chosen', title: 'One chosen', args: { name: 'method', label: 'How would you like to pay?', options, defaultValue: 'card' } },
    { id: 'details', title: 'With details', args: { name: 'method', label: 'How would you like to pay?', options, defaultValue: 'debit' } },
    { id: 'error', title: 'Error', args: { name: 'method', label: 'How would you like to pay?', options, error: 'Please choose one.' } },
  ],
  props: [
    { name: 'label', type: 'string', standard: '—', meaning: 'The question, as a legend' },
    { name: 'options', type: 'ChoiceOption[]', standard: '—', meaning: 'Label, text, end, details' },
    { name: 'error', type: 'string', standard: '—', meaning: 'Below the frames' },
  ],
  keyboard: [{ keys: ['Up', 'Down'], effect: 'Choose' }],
  notes: ['Details open by style alone, so also without script.'],
};
