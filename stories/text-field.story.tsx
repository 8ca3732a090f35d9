import type { ComponentProps } from 'react';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof PlainTextField>> = {
  slug: 'text-field',
  title: 'Form',
  group: 'Input',
  summary: 'One line of text. The label is always seen; hints stand below the label, errors below the field with icon and words.',
  component: PlainTextField,
  variants: [
    { id: 'empty', title: 'Empty', args: { name: 'city', label: 'Town' } },
    { id: 'hint', title: 'With hint', args: { name: 'postalCode', label: 'Postcode', hint: 'For example 33102', inputMode: 'numeric' } },
    { id: 'optional', title: 'Optional', args: { name: 'company', label: 'Company', note: 'optional' } },
    {
      id: 'error',
      title: 'Error',
      args: {
        name: 'email',
        type: 'email',
        label: 'E-mail address',
        defaultValue: 'jo@',
        error: 'Please enter a whole address, like name@example.com.',
      },
    },
    { id: 'disabled', title: 'Disabled', args: { name: 'country', label: 'Country', defaultValue: 'Germany', disabled: true } },
  ],
  props: [
    { name: 'label', type: 'string', standard: '—', meaning: 'Above the field, always seen' },
    { name: 'note', type: 'string', standard: '—', meaning: 'Beside the label; only what is optional is marked' },
    { name: 'hint', type: 'string', standard: '—', meaning: 'Below the label: form and example' },
    { name: 'error', type: 'string', standard: '—', meaning: 'Below the field; set, the field is invalid' },
    { name: 'disabled', type: 'boolean', standard: 'false', meaning: 'Cannot be changed' },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves the focus to the field' }],
  notes: ['Hint and error belong to the field by aria-describedby.', 'Takes what a form library registers: name, ref, onChange, onBlur.'],
};
