import type { ComponentProps } from 'react';
import { Switch } from '#client/primitives/switch/switch.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Switch>> = {
  slug: 'switch',
  title: 'Switch',
  group: 'Input',
  summary: 'On or off, at once. What is only sent with a form is a checkbox.',
  component: Switch,
  variants: [
    { id: 'off', title: 'Off', args: { name: 'video', label: 'Videos', hint: 'Loads from another company when you play one' } },
    { id: 'on', title: 'On', args: { name: 'map', label: 'Map', defaultSelected: true } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        name: 'lastSeen',
        label: 'Zuletzt angesehene Küchenspülen und Armaturen auf diesem Gerät wiederfinden',
        hint: 'Höchstens vier Produkte, gespeichert nur in diesem Browser, ohne Übertragung an die Kundenbetreuungsdatenbank',
        defaultSelected: true,
      },
    },
    { id: 'error', title: 'Error', args: { name: 'video', label: 'Videos', error: 'Not saved. The connection broke.' } },
    {
      id: 'readonly',
      title: 'Read-only',
      args: { name: 'necessary', label: 'Necessary', hint: 'The basket cannot work without it', defaultSelected: true, isReadOnly: true },
    },
    { id: 'disabled', title: 'Disabled', args: { name: 'captcha', label: 'Captcha', isDisabled: true } },
  ],
  source: [{ file: 'src/client/primitives/switch/switch.tsx', name: 'Switch' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the switch' },
    { keys: ['Space'], effect: 'Turns it on or off' },
  ],
  transcript: [
    { action: 'Tab to the switch', heard: 'Videos, switch, off. Loads from another company when you play one' },
    { action: 'Space', heard: 'On' },
    { action: 'Tab to “Necessary”', heard: 'Necessary, switch, on, read-only. The basket cannot work without it' },
  ],
  use: {
    do: ['Name the thing, not its state: “Videos”, not “Videos on”.', 'Let it work at once, and undo it when saving failed.'],
    dont: ['Do not put it into a form with a send button: take a checkbox.', 'Do not change its label with its state.'],
  },
  notes: [
    'The place of the grip tells the state; colour only supports.',
    'The whole line is the target, 48 px high.',
    'In forced colours on is Highlight; on paper the slide is printed as it stands.',
  ],
  states: {
    prop: 'label',
    values: ['Videos'],
    columns: [
      { title: 'Off', args: {} },
      { title: 'Pointer', selector: '.line:hover > .track', args: { 'data-show': 'hover' } },
      { title: 'Pressed', selector: '.line[data-pressed] > .track', args: { 'data-show': 'press' } },
      { title: 'Focus', selector: '.line[data-focus-visible] > .track', args: { 'data-show': 'focus' } },
      { title: 'On', selector: '.line:has(:checked) > .track', args: { defaultSelected: true } },
      { title: 'Read-only', selector: '.line[data-readonly] > .track', args: { isReadOnly: true, defaultSelected: true } },
      { title: 'Disabled', selector: '.line:has(:disabled) > .track', args: { isDisabled: true } },
    ],
  },
};
