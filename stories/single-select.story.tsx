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
  summary:
    'One of many, from a list that opens. Up to five choices are better seen at once as radio buttons; among hundreds, let people type: a suggest field.',
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
    { keys: ['Space', 'Enter'], effect: 'Opens the list at the chosen one, where the system does so' },
    { keys: ['Down', 'Up'], effect: 'Chooses the next one or the one before; some systems open the list first' },
    { keys: ['Home', 'End'], effect: 'Chooses the first or the last' },
    { keys: ['Letters'], effect: 'Jump to what begins with them' },
    { keys: ['Esc'], effect: 'Closes the list and leaves everything as it was' },
  ],
  transcript: [
    { action: 'Tab to the field', heard: 'Topic, combo box, Find a spare part' },
    { action: 'Down', heard: 'Question about an order' },
    { action: 'G', heard: 'Guarantee' },
  ],
  use: {
    do: [
      'Take it for six to about thirty choices.',
      'Say “Please choose” where no choice is the usual one.',
      'List in an order that people know: alphabet, size, time.',
    ],
    dont: [
      'Do not let a choice start anything: it only chooses.',
      'Do not use it for yes and no.',
      'Do not list 190 countries: let people type.',
    ],
  },
  notes: [
    'The list is the browser’s own: on a phone the system’s wheel, for a screen reader what it knows best, and it works before and without script.',
    'Quiet, it stands in a line beside its label: sorting.',
  ],
  states: {
    prop: 'placeholder',
    values: ['Please choose'],
    columns: [
      { title: 'Rest', args: { defaultValue: '' } },
      { title: 'Pointer', selector: '.select:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.select:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Chosen', args: { defaultValue: 'care' } },
      { title: 'Error', selector: '.select[aria-invalid="true"]', args: { defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: '.select:disabled', args: { disabled: true } },
    ],
  },
};
