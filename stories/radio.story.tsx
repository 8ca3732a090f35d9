import type { ComponentProps } from 'react';
import { PlainRadioGroup } from '#client/primitives/radio-group/plain-radio-group.tsx';
import type { Story } from './story.ts';

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
];

export const story: Story<ComponentProps<typeof PlainRadioGroup>> = {
  slug: 'radio',
  title: 'Radio button',
  group: 'Input',
  summary: 'One of a few, all of them seen.',
  component: PlainRadioGroup,
  variants: [
    { id: 'list', title: 'List', args: { name: 'bowl', label: 'Main bowl', options: sides, defaultValue: 'left' } },
    {
      id: 'segments',
      title: 'Segments',
      args: { name: 'bowl', label: 'Main bowl', options: sides, defaultValue: 'left', variant: 'segments' },
    },
    {
      id: 'disabled',
      title: 'One not possible',
      args: {
        name: 'width',
        label: 'Cabinet',
        variant: 'segments',
        options: [
          { value: '40', label: '40', isDisabled: true },
          { value: '45', label: '45' },
          { value: '60', label: '60' },
        ],
      },
    },
    { id: 'error', title: 'Error', args: { name: 'bowl', label: 'Main bowl', options: sides, error: 'Please choose a side.' } },
  ],
  props: [
    { name: 'label', type: 'string', standard: '—', meaning: 'The question, as a legend' },
    { name: 'variant', type: "'list' | 'segments'", standard: "'list'", meaning: 'Segments: framed, side by side, for short words' },
    { name: 'hint', type: 'string', standard: '—', meaning: 'Below the question' },
    { name: 'error', type: 'string', standard: '—', meaning: 'Below the answers' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the chosen one, and on out of the group' },
    { keys: ['Up', 'Down', 'Left', 'Right'], effect: 'Choose' },
  ],
  notes: ['What is not possible is dashed, not hidden.', 'Chosen: an edge of 2 px and weight 600, never colour alone.'],
};
