import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Button>> = {
  slug: 'button',
  title: 'Button',
  group: 'Input',
  summary: 'Triggers an action. Each view has at most one primary (solid) button. For navigation, use a link.',
  component: Button,
  variants: [
    { id: 'solid', title: 'Solid', args: { children: 'Add to basket', variant: 'solid', size: 'm', icon: 'cart' } },
    { id: 'line', title: 'Line', args: { children: 'All sinks', variant: 'line', size: 'm' } },
    { id: 'quiet', title: 'Quiet', args: { children: 'Cancel', variant: 'quiet', size: 'm' } },
    { id: 'small', title: 'Small', args: { children: 'Withdraw from contract', variant: 'line', size: 's', icon: 'return' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
        children: 'Zahlungspflichtig bestellen und Liefertermin im nächsten Schritt wählen',
        variant: 'solid',
        size: 'm',
        isBlock: true,
      },
    },
    {
      id: 'busy',
      title: 'Busy',
      args: { children: 'Add to basket', variant: 'solid', size: 'm', isBusy: true, busyLabel: 'One moment …' },
    },
    { id: 'disabled', title: 'Disabled', args: { children: 'Add to basket', variant: 'solid', size: 'm', isDisabled: true } },
  ],
  source: [
    { file: 'src/client/primitives/button/button.tsx', name: 'Button' },
    { file: 'src/client/primitives/button/button.tsx', name: 'SubmitButton' },
    { file: 'src/client/primitives/button/button-link.tsx', name: 'ButtonLink' },
    { file: 'src/client/primitives/button/icon-button.tsx', name: 'IconButton' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to or from the button' },
    { keys: ['Enter', 'Space'], effect: 'Triggers the action' },
    { keys: ['Esc'], effect: 'Does nothing on the button itself; closes the dialog that contains it' },
  ],
  transcript: [
    { action: 'Tab to the button', heard: 'Add to basket, button' },
    { action: 'Enter', heard: 'One moment …' },
    { action: 'Tab to the button while it is busy', heard: 'One moment …, button, unavailable' },
    { action: 'Tab to a disabled button', heard: 'Add to basket, button, unavailable' },
  ],
  use: {
    do: [
      'Name the action: “Add to basket”, “Send message”.',
      'Use one solid button per view, for the action that most people take.',
      'Explain next to a disabled button why it cannot be used.',
    ],
    dont: [
      'Do not use it for navigation; use a link, or `ButtonLink` if it has to look like a button.',
      'Do not shorten a label to make it fit: labels wrap.',
      'Do not put two solid buttons side by side.',
    ],
  },
  notes: [
    'The accessible name is the visible label. While the button is busy, its name changes, and screen readers announce the new name once.',
    'A busy or disabled button uses `aria-disabled` instead of `disabled`: it stays focusable, so that the reason can be found, and does not submit.',
    '`SubmitButton` submits its form, also without script; `ButtonLink` looks the same but is a link.',
  ],
  states: {
    prop: 'variant',
    values: ['solid', 'line', 'quiet'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Hover', selector: '.button:hover', args: { 'data-show': 'hover' } },
      { title: 'Active', selector: '.button:active', args: { 'data-show': 'press' } },
      { title: 'Focus', selector: '.button:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Disabled', selector: '.button[aria-disabled="true"]', args: { isDisabled: true } },
      { title: 'Busy', selector: '.stack[data-busy]', args: { isBusy: true, busyLabel: 'Wait …' } },
    ],
  },
};
