import type { ComponentProps } from 'react';
import { Stepper } from '#client/primitives/stepper/stepper.tsx';
import type { Story } from './story.ts';

const pieces = { name: 'quantity', label: 'Pieces', decreaseLabel: 'One piece less', increaseLabel: 'One piece more', max: 9 };

export const story: Story<ComponentProps<typeof Stepper>> = {
  slug: 'stepper',
  title: 'Stepper',
  group: 'Input',
  summary: 'A small whole number between two buttons. Numbers that are known, like a width in millimetres, are typed into a text field.',
  component: Stepper,
  variants: [
    { id: 'middle', title: 'In between', args: { ...pieces, defaultValue: 2, size: 'm' } },
    { id: 'least', title: 'Least', args: { ...pieces, defaultValue: 1 } },
    { id: 'most', title: 'Most', args: { ...pieces, defaultValue: 9, hint: 'Nine in stock' } },
    { id: 'small', title: 'Small, label heard only', args: { ...pieces, defaultValue: 2, size: 's', isLabelHidden: true } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...pieces,
        label: 'Anzahl der Einbauspülen mit Excenterbetätigung',
        note: '(höchstens 999)',
        hint: 'Mehr als zehn Stück liefert die Spedition nach Terminabsprache',
        max: 999,
        defaultValue: 120,
      },
    },
    { id: 'busy', title: 'Busy', args: { ...pieces, defaultValue: 2, isBusy: true } },
    { id: 'error', title: 'Error', args: { ...pieces, defaultValue: 5, error: 'Only three are in stock.' } },
    { id: 'readonly', title: 'Read-only', args: { ...pieces, defaultValue: 2, isReadOnly: true } },
    { id: 'disabled', title: 'Disabled', args: { ...pieces, defaultValue: 1, isDisabled: true } },
  ],
  source: [
    { file: 'src/client/primitives/stepper/stepper.tsx', name: 'Stepper' },
    { file: 'src/client/primitives/stepper/plain-stepper.tsx', name: 'PlainStepper' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the number; the two buttons are for pointers' },
    { keys: ['Up', 'Down'], effect: 'One more, one less' },
    { keys: ['Page Up', 'Page Down'], effect: 'One more, one less' },
    { keys: ['Home', 'End'], effect: 'The least, the most' },
    { keys: ['Digits'], effect: 'Type the number; it is taken when the field is left or Enter pressed' },
  ],
  transcript: [
    { action: 'Tab to the number', heard: 'Pieces, number field, 2' },
    { action: 'Up', heard: '3' },
    { action: 'Up at the most', heard: 'Nothing: 9 stays 9' },
    { action: 'Tab to the number with an error', heard: 'Pieces, number field, invalid entry, 5. Only three are in stock.' },
  ],
  use: {
    do: ['Take it for pieces, people, basins: numbers up to about twenty.', 'Say why more is not possible.'],
    dont: ['Do not take it for years, postcodes or millimetres.', 'Do not hide the label where nothing else says what is counted.'],
  },
  notes: [
    'A typed number outside its bounds is brought back to the nearest bound.',
    'Held down, a button goes on counting.',
    'PlainStepper is a number field without script; its form brings the button that sends it.',
  ],
  states: {
    prop: 'size',
    values: ['m', 's'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Least', selector: '.step:disabled', args: { defaultValue: 1 } },
      { title: 'Busy', selector: '.stepper[aria-busy]', args: { isBusy: true } },
      { title: 'Error', selector: '.stepper[data-invalid]', args: { error: 'Only one is left.' } },
      { title: 'Read-only', selector: '.number:read-only', args: { isReadOnly: true } },
      { title: 'Disabled', selector: '.stepper[data-disabled]', args: { isDisabled: true } },
    ],
  },
};
