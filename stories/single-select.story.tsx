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
    'One of many, from a list that opens. Up to five choices are better seen at once as radio buttons; hundreds are found in a combobox.',
  component: Select,
  stage: 'frame',
  variants: [
    { id: 'chosen', title: 'Chosen', args: { ...shared, defaultValue: 'spare' } },
    { id: 'placeholder', title: 'Nothing chosen', args: { ...shared, hint: 'So that the right people answer', isRequired: true } },
    { id: 'open', title: 'Open', args: { ...shared, defaultValue: 'spare', defaultOpen: true } },
    { id: 'many', title: 'Open, many', args: { ...shared, label: 'State', options: regions, defaultValue: 'delaware', defaultOpen: true } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...shared,
        label: 'Worum geht es in Ihrem Anliegen an die Kundenbetreuung?',
        note: '(freiwillig)',
        placeholder: 'Bitte wählen',
        defaultValue: 'long',
        defaultOpen: true,
        options: [
          { value: 'short', label: 'Ersatzteil' },
          {
            value: 'long',
            label: 'Gewährleistung für Einbauspülen aus Granitverbundwerkstoff mit Excenterbetätigung und Überlaufgarnitur',
          },
        ],
      },
    },
    { id: 'error', title: 'Error', args: { ...shared, error: 'Please choose a topic.', isRequired: true } },
    { id: 'disabled', title: 'Disabled', args: { ...shared, defaultValue: 'care', isDisabled: true } },
  ],
  source: [
    { file: 'src/client/primitives/select/select.tsx', name: 'Select' },
    { file: 'src/client/primitives/select/plain-select.tsx', name: 'PlainSelect' },
    { file: 'src/client/primitives/select/option-list.tsx', name: 'OptionList' },
  ],
  keyboard: [
    { keys: ['Space', 'Enter', 'Down', 'Up'], effect: 'Opens the list at the chosen one' },
    { keys: ['Left', 'Right'], effect: 'On the closed field: chooses the one before or the next' },
    { keys: ['Down', 'Up'], effect: 'In the list: moves' },
    { keys: ['Home', 'End'], effect: 'Moves to the first and to the last' },
    { keys: ['Letters'], effect: 'Jump to what begins with them, in the open list and on the closed field' },
    { keys: ['Enter', 'Space'], effect: 'Chooses and closes; the focus is back on the field' },
    { keys: ['Esc'], effect: 'Closes and leaves everything as it was' },
    { keys: ['Tab'], effect: 'Moves on from the field' },
  ],
  transcript: [
    { action: 'Tab to the field', heard: 'Find a spare part, Topic, button, menu pop-up' },
    { action: 'Enter', heard: 'Topic, list box. Find a spare part, selected, 1 of 7' },
    { action: 'Down', heard: 'Question about an order, 2 of 7' },
    { action: 'Enter', heard: 'Question about an order, Topic, button' },
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
      'Do not list 190 countries: take the combobox.',
    ],
  },
  notes: [
    'The field is a button that names its value and its label; the list belongs to it and gets the focus.',
    'Active: an edge of 2 px on soft ground. Chosen: a tick and weight 600. Neither by colour alone.',
    'A browser’s own list stays in the page, unseen, for filling in.',
    'PlainSelect is the browser’s own list in the same clothes: sorting and the checkout, before and without script.',
  ],
  states: {
    prop: 'placeholder',
    values: ['Please choose'],
    columns: [
      { title: 'Rest', args: { defaultValue: '' } },
      { title: 'Pointer', selector: '.select:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.select:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Chosen', args: { defaultValue: 'care' } },
      { title: 'Error', selector: '[data-invalid] > .frame > .select', args: { defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: '.select:disabled', args: { isDisabled: true } },
    ],
  },
};
