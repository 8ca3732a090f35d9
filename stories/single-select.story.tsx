import type { ComponentProps } from 'react';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import type { Story } from './story.ts';

const options = [
  { value: 'popular', label: 'Popularity' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
];

export const story: Story<ComponentProps<typeof PlainSelect>> = {
  slug: 'single-select',
  title: 'Single select',
  group: 'Input',
  summary: "One of many, by the browser's own list. Up to five choices are better seen at once: take radio buttons.",
  component: PlainSelect,
  variants: [
    { id: 'field', title: 'Field', args: { name: 'sort', label: 'Sort by', options, defaultValue: 'popular' } },
    { id: 'placeholder', title: 'Nothing chosen', args: { name: 'region', label: 'Region', options, placeholder: 'Please choose' } },
    {
      id: 'error',
      title: 'Error',
      args: { name: 'region', label: 'Region', options, placeholder: 'Please choose', error: 'Please choose a region.' },
    },
    { id: 'quiet', title: 'Quiet', args: { name: 'sort', label: 'Sort by', options, variant: 'quiet' } },
  ],
  props: [
    { name: 'label', type: 'string', standard: '—', meaning: 'Always seen' },
    { name: 'options', type: 'Option[]', standard: '—', meaning: 'Value, label, whether it can be chosen' },
    { name: 'placeholder', type: 'string', standard: '—', meaning: 'First, empty choice' },
    { name: 'variant', type: "'field' | 'quiet'", standard: "'field'", meaning: 'Quiet: without edge, beside its label' },
    { name: 'error', type: 'string', standard: '—', meaning: 'Below the field' },
  ],
  keyboard: [
    { keys: ['Space', 'Enter'], effect: 'Opens the list' },
    { keys: ['Up', 'Down'], effect: 'Chooses' },
    { keys: ['Letters'], effect: 'Jump to what begins with them' },
  ],
  notes: ['Works without script and with the wheel of a phone.'],
};
