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
  summary: 'One of a few, all of them seen. From six on take a select; where each answer needs a line of its own, a choice.',
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
    { keys: ['Tab'], effect: 'Moves to the chosen one, and on out of the group' },
    { keys: ['Down', 'Right'], effect: 'Chooses the next one, after the last the first' },
    { keys: ['Up', 'Left'], effect: 'Chooses the one before, before the first the last' },
    { keys: ['Space'], effect: 'Chooses the focused one, where none is chosen yet' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Main bowl, group. Left, radio button, checked, 1 of 2' },
    { action: 'Down', heard: 'Right, radio button, checked, 2 of 2' },
    {
      action: 'Tab into a group with an error',
      heard: 'Main bowl, group. Please choose a side. Left, radio button, not checked, required, 1 of 2',
    },
  ],
  use: {
    do: [
      'Show two to five answers, the most frequent first.',
      'Take segments for short words and numbers: left, right; 45, 60, 80.',
      'Offer “No answer” where the question is personal.',
    ],
    dont: ['Do not hide what is not possible: it is dashed.', 'Do not use one radio button alone; that is a checkbox.'],
  },
  notes: [
    'Chosen: a filled dot, in segments an edge of 2 px and weight 600, never colour alone.',
    'One stop of the keyboard for the whole group.',
    'These are the browser’s own radio buttons: they work before and without script.',
  ],
  states: {
    prop: 'variant',
    values: ['list', 'row', 'segments'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Chosen', selector: 'label:has(:checked) > .dot', args: { defaultValue: 'right' } },
      { title: 'Error', selector: '.error', args: { defaultValue: '', error: 'Please choose.' } },
      { title: 'Disabled', selector: 'label:has(:disabled) > .dot', args: { options: disabled } },
    ],
  },
};
