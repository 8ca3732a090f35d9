import { type ComponentProps, useEffect, useRef } from 'react';
import { Combobox } from '#client/primitives/combobox/combobox.tsx';
import type { Story } from './story.ts';

const countries = [
  'Australia',
  'Austria',
  'Belgium',
  'Brazil',
  'Canada',
  'China',
  'Croatia',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Iceland',
  'Ireland',
  'Italy',
  'Japan',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Switzerland',
  'Türkiye',
  'Ukraine',
  'United Kingdom',
  'United States',
  'Vietnam',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

type Props = Omit<ComponentProps<typeof Combobox>, 'ref'> & {
  /** Typed automatically, so that the open list can be shown. */
  typed?: string;
};

/** A combobox with text being typed. */
const Typed = ({ typed, ...rest }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (typed === undefined || !field) return;
    field.focus({ preventScroll: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The list renders in the next frame: its first option becomes the active one.
    const frame = requestAnimationFrame(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
    return () => cancelAnimationFrame(frame);
  }, [typed]);
  return <Combobox {...rest} ref={input} />;
};

const shared = { name: 'country', label: 'Country', options: countries, openLabel: 'Open the list', empty: 'No country is called that.' };

export const story: Story<Props> = {
  slug: 'combobox',
  title: 'Combobox',
  group: 'Input',
  summary: 'One of very many: typing narrows the list. Up to about thirty known choices are a select.',
  component: Typed,
  stage: 'frame',
  variants: [
    { id: 'empty', title: 'Empty', args: { ...shared, hint: 'Type the first letters', isRequired: true } },
    { id: 'chosen', title: 'Chosen', args: { ...shared, defaultValue: 'germany' } },
    { id: 'open', title: 'Open', args: { ...shared, typed: 'land' } },
    { id: 'nothing', title: 'Nothing fits', args: { ...shared, typed: 'Atlantis' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...shared,
        label: 'Land, in dem die Einbauspüle montiert werden soll',
        note: '(freiwillig)',
        options: [
          { value: 'gb', label: 'Vereinigtes Königreich Großbritannien und Nordirland' },
          { value: 'gs', label: 'Südgeorgien und die Südlichen Sandwichinseln' },
          { value: 'vc', label: 'St. Vincent und die Grenadinen' },
        ],
        typed: 'und',
      },
    },
    { id: 'error', title: 'Error', args: { ...shared, error: 'Please choose a country from the list.', isRequired: true } },
    { id: 'readonly', title: 'Read-only', args: { ...shared, defaultValue: 'germany', isReadOnly: true } },
    { id: 'disabled', title: 'Disabled', args: { ...shared, defaultValue: 'germany', isDisabled: true } },
  ],
  source: [{ file: 'src/client/primitives/combobox/combobox.tsx', name: 'Combobox' }],
  keyboard: [
    { keys: ['Letters'], effect: 'Narrow the list; accents and capitals do not count' },
    { keys: ['Down', 'Up'], effect: 'Open the list, and move in it; the text cursor stays in the field' },
    { keys: ['Enter'], effect: 'Chooses the active one and closes' },
    { keys: ['Esc'], effect: 'Closes the list; what was chosen before stands in the field again' },
    { keys: ['Home', 'End', 'Left', 'Right'], effect: 'Move the text cursor' },
    { keys: ['Tab'], effect: 'Chooses the active one and moves on' },
  ],
  transcript: [
    { action: 'Tab to the field', heard: 'Country, combo box, edit text, required. Type the first letters' },
    { action: 'Type “land”', heard: '8 options available' },
    { action: 'Down', heard: 'Finland, 1 of 8' },
    { action: 'Enter', heard: 'Finland, selected' },
  ],
  use: {
    do: [
      'Take it where people know what they look for: countries, towns, models.',
      'Say what to type in the hint.',
      'Say so where nothing fits, in place of an empty list.',
    ],
    dont: ['Do not take it for free text with suggestions: that is the search.', 'Do not load it where a select does.'],
  },
  notes: [
    'The focus stays in the field; the active choice is told by aria-activedescendant.',
    'Active: an edge of 2 px on soft ground. What was typed stands in weight 600 within each choice.',
    'What is typed and not chosen is taken back when the field is left.',
    'The form is sent the value of the choice, not its words.',
  ],
  states: {
    prop: 'openLabel',
    values: ['Open the list'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Pointer', selector: '.frame:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.input:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Chosen', args: { defaultValue: 'germany' } },
      { title: 'Error', selector: '.frame[data-invalid]', args: { error: 'Which country?' } },
      { title: 'Read-only', selector: '.input:read-only', args: { defaultValue: 'germany', isReadOnly: true } },
      { title: 'Disabled', selector: '.frame[data-disabled]', args: { defaultValue: 'germany', isDisabled: true } },
    ],
  },
};
