import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SuggestField } from '#client/primitives/suggest-field/suggest-field.tsx';
import type { Story } from './story.ts';

const towns = ['Köln', 'Königs Wusterhausen', 'Königswinter', 'Paderborn', 'Passau', 'Pforzheim'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

type Props = Omit<ComponentProps<typeof SuggestField>, 'value' | 'suggestions' | 'onType' | 'onChoose'> & {
  /** The suggestions. */
  suggestions?: ComponentProps<typeof SuggestField>['suggestions'];
  /** The initial value. */
  value?: string;
  /** Typed automatically, so that the open list can be shown. */
  typed?: string;
};

/** A field that suggests entries beginning with the typed text; in a shop they come from the server. */
const Suggesting = ({ suggestions = towns, value = '', typed, ...rest }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(value);
  useEffect(() => {
    const field = place.current?.querySelector('input');
    if (typed === undefined || !field) return;
    field.focus({ preventScroll: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [typed]);
  const begun = text.toLowerCase();
  return (
    <div ref={place}>
      <SuggestField
        {...rest}
        value={text}
        suggestions={begun === '' ? [] : suggestions.filter(({ label }) => label.toLowerCase().startsWith(begun))}
        onType={setText}
        onChoose={({ label }) => setText(label)}
      />
    </div>
  );
};

const shared = { name: 'place', label: 'Town or postcode', icon: 'pin', empty: 'No place begins like this.' } as const;

export const story: Story<Props> = {
  slug: 'suggest-field',
  title: 'Suggest field',
  group: 'Input',
  summary: 'A text field with suggestions: any text is accepted, a suggestion only saves typing.',
  component: Suggesting,
  stage: 'frame',
  variants: [
    { id: 'empty', title: 'Empty', args: { ...shared, hint: 'As in your address' } },
    { id: 'filled', title: 'Filled', args: { ...shared, value: 'Paderborn' } },
    { id: 'open', title: 'Suggestions', args: { ...shared, typed: 'Kö' } },
    { id: 'nothing', title: 'Nothing begins so', args: { ...shared, typed: 'Atlantis' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        ...shared,
        label: 'Ort oder Postleitzahl, in deren Nähe die Einbauspüle gezeigt werden soll',
        suggestions: [
          { value: 'a', label: 'Hellschen-Heringsand-Unterschaar, Schleswig-Holstein' },
          { value: 'b', label: 'Hellenhahn-Schellenberg, Verbandsgemeinde Westerburg, Rheinland-Pfalz' },
        ],
        typed: 'Hell',
      },
    },
    { id: 'error', title: 'Error', args: { ...shared, value: 'Kölnn', error: 'We do not know “Kölnn”. Check the spelling.' } },
  ],
  source: [{ file: 'src/client/primitives/suggest-field/suggest-field.tsx', name: 'SuggestField' }],
  keyboard: [
    { keys: ['Letters'], effect: 'Types text; suggestions appear' },
    { keys: ['Down', 'Up'], effect: 'Moves through the suggestions; the text cursor stays in the field' },
    {
      keys: ['Enter'],
      effect: 'Accepts the active suggestion; without one, closes the list, and submits the form once the list is closed',
    },
    { keys: ['Esc'], effect: 'Closes the list; the typed text stays' },
    { keys: ['Tab'], effect: 'Moves to the next field; the typed text stays' },
  ],
  transcript: [
    { action: 'Tab to the field', heard: 'Town or postcode, combo box, editable. As in your address' },
    { action: 'Type “Kö”', heard: '3 options available.' },
    { action: 'Down arrow', heard: 'Köln, 1 of 3' },
    { action: 'Enter', heard: 'Köln, selected' },
  ],
  use: {
    do: ['Use it if any text counts, suggested or not: a place, a street.', 'Say so if there are no suggestions.'],
    dont: [
      'Do not use it if only known options count: use a single select.',
      'Do not request suggestions on every keystroke: wait for a pause.',
    ],
  },
  notes: [
    'The form submits the text, not the value of a suggestion.',
    'The component does not filter suggestions: whoever provides them decides which ones match.',
    'Without script it is a text field.',
  ],
  states: {
    prop: 'name',
    values: ['place'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Hover', selector: '.frame:hover', args: { 'data-show': 'hover' } },
      { title: 'Focus', selector: '.input:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Error', selector: '.frame[data-invalid]', args: { error: 'Which place?' } },
    ],
  },
};
