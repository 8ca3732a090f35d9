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
    { id: 'solid', title: 'Solid', args: { children: 'Add to cart', variant: 'solid', size: 'm', icon: 'cart' } },
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
    { id: 'busy', title: 'Busy', args: { children: 'Add to cart', variant: 'solid', size: 'm', isBusy: true, busyLabel: 'One moment …' } },
    { id: 'disabled', title: 'Disabled', args: { children: 'Add to cart', variant: 'solid', size: 'm', isDisabled: true } },
  ],
  props: [
    { name: 'children', type: 'string', standard: '—', meaning: 'What it does; may wrap to two lines and is never cut' },
    { name: 'variant', type: "'solid' | 'line' | 'quiet'", standard: "'solid'", meaning: 'Weight on the surface' },
    { name: 'size', type: "'m' | 's'", standard: "'m'", meaning: '48 or 44 px high, never less' },
    { name: 'icon', type: 'IconName', standard: '—', meaning: 'A drawing before the text, never alone' },
    { name: 'isBlock', type: 'boolean', standard: 'false', meaning: 'As wide as its column' },
    { name: 'isBusy', type: 'boolean', standard: 'false', meaning: 'The action runs: presses do nothing, the width stays' },
    { name: 'busyLabel', type: 'string', standard: '—', meaning: 'What is shown and said meanwhile' },
    { name: 'isDisabled', type: 'boolean', standard: 'false', meaning: 'Cannot be used now' },
    { name: 'onPress', type: '(event) => void', standard: '—', meaning: 'Mouse, touch, pen, keyboard and screen reader alike' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the button' },
    { keys: ['Enter', 'Space'], effect: 'Starts the action' },
    { keys: ['Esc'], effect: 'Nothing; closes the layer in which the button stands' },
  ],
  notes: [
    'Its name is the text that is seen. While busy the name changes, and is said once.',
    'A busy button stays reachable by aria-disabled, so that the reason can be read.',
    'PlainButton, SubmitButton and ButtonLink look the same without react-aria: for pages that must stay light, for forms that work without script, and for what only leads on.',
  ],
  states: {
    prop: 'variant',
    values: ['solid', 'line', 'quiet'],
    columns: [
      { title: 'Rest', args: {} },
      { title: 'Pointer', args: { 'data-show': 'hover' } },
      { title: 'Pressed', args: { 'data-show': 'press' } },
      { title: 'Focus', args: { 'data-show': 'focus' } },
      { title: 'Disabled', args: { isDisabled: true } },
      { title: 'Busy', args: { isBusy: true, busyLabel: 'Wait …' } },
    ],
  },
};
