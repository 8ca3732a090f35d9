import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Button>> = {
  slug: 'button',
  title: 'Button',
  group: 'Input',
  summary: 'Starts an action. A surface shows at most one filled button; what only leads on is a link.',
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
    { keys: ['Tab'], effect: 'Moves the focus to the button' },
    { keys: ['Enter', 'Space'], effect: 'Starts the action' },
    { keys: ['Esc'], effect: 'Nothing; closes the layer in which the button stands' },
  ],
  transcript: [
    { action: 'Tab to the button', heard: 'Add to basket, button' },
    { action: 'Enter', heard: 'One moment …' },
    { action: 'Tab to it while it is busy', heard: 'One moment …, button, unavailable' },
    { action: 'Tab to a disabled one', heard: 'Add to basket, button, unavailable' },
  ],
  use: {
    do: [
      'Say what happens: “Add to basket”, “Send message”.',
      'One solid button per surface, for the step that most people take.',
      'Say the reason beside a button that cannot be used.',
    ],
    dont: [
      'Do not use it for what only leads on: that is a link, or ButtonLink.',
      'Do not shorten a text to make it fit: it wraps.',
      'Do not put two solid buttons side by side.',
    ],
  },
  notes: [
    'Its name is the text that is seen. While busy the name changes, and is said once.',
    'A busy or disabled button stays reachable by aria-disabled, so that the reason can be read; it submits nothing.',
    'SubmitButton sends its form, also without script; ButtonLink looks the same and leads on.',
  ],
  states: {
    prop: 'variant',
    values: ['solid', 'line', 'quiet'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Pointer', selector: '.button:hover', args: { 'data-show': 'hover' } },
      { title: 'Pressed', selector: '.button:active', args: { 'data-show': 'press' } },
      { title: 'Focus', selector: '.button:focus-visible', args: { 'data-show': 'focus' } },
      { title: 'Disabled', selector: '.button[aria-disabled="true"]', args: { isDisabled: true } },
      { title: 'Busy', selector: '.stack[data-busy]', args: { isBusy: true, busyLabel: 'Wait …' } },
    ],
  },
};
