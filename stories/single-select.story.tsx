import type { ComponentProps } from 'react';
import { Select } from '#client/primitives/select/select.tsx';
import type { Story } from './story.ts';

const topics = [
  { value: 'spare', label: 'Find a spare part' },
  { value: 'order', label: 'Question about an order' },
  { value: 'fitting', label: 'Fitting and connection' },
  { value: 'care', label: 'Care and cleaning' },
  { value: 'guarantee', label: 'Guarantee' },
  { value: 'press', label: 'Press', isDisabled: true },
  { value: 'other', label: 'Something else' },
];

const regions = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
].map((label) => ({ value: label.toLowerCase(), label }));

const shared = { name: 'topic', label: 'Topic', options: topics, placeholder: 'Please choose' };

export const story: Story<ComponentProps<typeof Select>> = {
  slug: 'single-select',
  title: 'Single select',
  group: 'Input',
  summary: 'One of many options, from a list that opens. Show up to five options as radio buttons; for hundreds, use a suggest field.',
  component: Select,
  variants: [
    { id: 'chosen', title: 'Chosen', args: { ...shared, defaultValue: 'spare' } },
    { id: 'placeholder', title: 'Nothing chosen', args: { ...shared, hint: 'So that the right people answer', required: true } },
    { id: 'quiet', title: 'Quiet, beside its label', args: { ...shared, label: 'Sort by', variant: 'quiet', defaultValue: 'spare' } },
    { id: 'many', title: 'Many', args: { ...shared, label: 'State', options: regions, defaultValue: 'delaware' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...shared,
        label: 'Worum geht es in Ihrem Anliegen an die Kundenbetreuung?',
        note: '(freiwillig)',
        placeholder: 'Bitte wählen',
        defaultValue: 'long',
        options: [
          { value: 'short', label: 'Ersatzteil' },
          {
            value: 'long',
            label: 'Gewährleistung für Einbauspülen aus Granitverbundwerkstoff mit Excenterbetätigung und Überlaufgarnitur',
          },
        ],
      },
    },
    { id: 'error', title: 'Error', args: { ...shared, error: 'Please choose a topic.', required: true } },
    { id: 'disabled', title: 'Disabled', args: { ...shared, defaultValue: 'care', disabled: true } },
  ],
  source: [{ file: 'src/client/primitives/select/select.tsx', name: 'Select' }],
  keyboard: [
    { keys: ['Space', 'Enter'], effect: 'Opens the list at the selected option, if the operating system supports it' },
    { keys: ['Down', 'Up'], effect: 'Selects the next or previous option; some systems open the list first' },
    { keys: ['Home', 'End'], effect: 'Selects the first or last option' },
    { keys: ['Letters'], effect: 'Jumps to the option that starts with them' },
    { keys: ['Esc'], effect: 'Closes the list without changing the value' },
  ],
  transcript: [
    { action: 'Tab to the field', heard: 'Topic, combo box, collapsed, Find a spare part' },
    { action: 'Down arrow', heard: 'Question about an order' },
    { action: 'G', heard: 'Guarantee' },
  ],
  use: {
    do: [
      'Use it for six to about thirty options.',
      'Start with “Please choose” if no option is the usual one.',
      'List options in an order that people know: alphabet, size, time.',
    ],
    dont: [
      'Do not trigger an action on change: it only sets a value.',
      'Do not use it for yes or no.',
      'Do not list 190 countries: let people type.',
    ],
  },
  notes: [
    'It is the native select: the system’s own picker on phones, full screen reader support, and it works before and without script.',
    'The quiet variant stands in a line with its label, for example for sorting.',
  ],
  states: {
    prop: 'placeholder',
    values: ['Please choose'],
    columns: [
      { title: 'Default', args: { defaultValue: '' } },
      { title: 'Hover', selector: '.select:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.select:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Option selected', args: { defaultValue: 'care' } },
      { title: 'Error', selector: '.select[aria-invalid="true"]', args: { defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: '.select:disabled', args: { disabled: true } },
    ],
  },
};
