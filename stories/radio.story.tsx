import type { ComponentProps } from 'react';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import type { Story } from './story.ts';

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
];

const disabled = sides.map((side) => ({ ...side, isDisabled: true }));

const salutations = [
  { value: 'female', label: 'Ms' },
  { value: 'male', label: 'Mr' },
  { value: 'none', label: 'No answer' },
];

export const story: Story<ComponentProps<typeof RadioGroup>> = {
  slug: 'radio',
  title: 'Radio button',
  group: 'Input',
  summary: 'One of a few options, all of them visible. From six options on, use a select; if each option needs a second line, a choice.',
  component: RadioGroup,
  variants: [
    { id: 'list', title: 'List', args: { name: 'bowl', label: 'Main bowl', options: sides, defaultValue: 'left', variant: 'list' } },
    {
      id: 'row',
      title: 'Row',
      args: { name: 'salutation', label: 'Salutation', options: salutations, defaultValue: 'female', variant: 'row' },
    },
    {
      id: 'segments',
      title: 'Segments',
      args: { name: 'bowl', label: 'Main bowl', options: sides, defaultValue: 'left', variant: 'segments' },
    },
    {
      id: 'none',
      title: 'Nothing chosen',
      args: { name: 'bowl', label: 'Main bowl', options: sides, hint: 'Seen from the front', required: true },
    },
    {
      id: 'impossible',
      title: 'One not possible',
      args: {
        name: 'width',
        label: 'Cabinet',
        hint: 'In centimetres',
        variant: 'segments',
        defaultValue: '60',
        options: [
          { value: '40', label: '40', isDisabled: true },
          { value: '45', label: '45' },
          { value: '60', label: '60' },
          { value: '80', label: '80' },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long text',
      args: {
        name: 'delivery',
        label: 'Wie möchten Sie Ihre Einbauspüle mit Abtropffläche geliefert bekommen?',
        note: '(freiwillig)',
        options: [
          { value: 'kerb', label: 'Bis zur Bordsteinkante, werktags zwischen 8 und 18 Uhr, ohne Terminabsprache mit der Spedition' },
          { value: 'room', label: 'Bis zum Verwendungsort, mit Terminabsprache und Rücknahme der Transportverpackung' },
        ],
      },
    },
    {
      id: 'error',
      title: 'Error',
      args: { name: 'bowl', label: 'Main bowl', options: sides, error: 'Please choose a side.', required: true },
    },
    {
      id: 'disabled',
      title: 'Disabled',
      args: { name: 'bowl', label: 'Main bowl', options: disabled, defaultValue: 'left' },
    },
  ],
  source: [{ file: 'src/client/primitives/radio-group/radio-group.tsx', name: 'RadioGroup' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the selected option, then out of the group' },
    { keys: ['Down', 'Right'], effect: 'Selects the next option, wrapping around from the last to the first' },
    { keys: ['Up', 'Left'], effect: 'Selects the previous option, wrapping around from the first to the last' },
    { keys: ['Space'], effect: 'Selects the focused option if none is selected yet' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Main bowl, grouping. Left, radio button, checked, 1 of 2' },
    { action: 'Down arrow', heard: 'Right, radio button, checked, 2 of 2' },
    {
      action: 'Tab into a group with an error',
      heard: 'Main bowl, grouping. Please choose a side. Left, radio button, not checked, required, 1 of 2',
    },
  ],
  use: {
    do: [
      'Show two to five options, the most common one first.',
      'Use segments for short words and numbers: left, right; 45, 60, 80.',
      'Offer “No answer” if the question is personal.',
    ],
    dont: ['Do not hide unavailable options: show them dashed.', 'Do not use a single radio button: use a checkbox.'],
  },
  notes: [
    'Selected: a filled dot, in segments a 2-px border and weight 600, never colour alone.',
    'The whole group is one tab stop.',
    'These are native radio buttons: they work before and without script.',
  ],
  states: {
    prop: 'variant',
    values: ['list', 'row', 'segments'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Selected', selector: 'label:has(:checked) > .dot', args: { defaultValue: 'right' } },
      { title: 'Error', selector: '.error', args: { defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: 'label:has(:disabled) > .dot', args: { options: disabled } },
    ],
  },
};
