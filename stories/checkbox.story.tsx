import type { ComponentProps } from 'react';
import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof PlainCheckbox>> = {
  slug: 'checkbox',
  title: 'Checkbox',
  group: 'Input',
  summary: 'Yes or no, or any number of several. The whole line is the target, 44 px high.',
  component: PlainCheckbox,
  variants: [
    { id: 'rest', title: 'Rest', args: { name: 'mounting', value: 'flush', children: 'Flush-mounted', count: '9' } },
    {
      id: 'checked',
      title: 'Checked',
      args: { name: 'mounting', value: 'top', children: 'Mounted from above', count: '18', defaultChecked: true },
    },
    {
      id: 'swatch',
      title: 'With swatch',
      args: { name: 'finish', value: 'sand', children: 'Sand', count: '3', start: <Swatch finish="sand" /> },
    },
    {
      id: 'disabled',
      title: 'Disabled',
      args: { name: 'mounting', value: 'under', children: 'Mounted from below', count: '0', disabled: true },
    },
    { id: 'error', title: 'Error', args: { name: 'terms', children: 'I have read the terms.', error: 'Please tick this box.' } },
  ],
  props: [
    { name: 'children', type: 'string', standard: '—', meaning: 'May hold links' },
    { name: 'count', type: 'string', standard: '—', meaning: 'At the end of the line' },
    { name: 'disabled', type: 'boolean', standard: 'false', meaning: 'Cannot be ticked' },
    { name: 'error', type: 'string', standard: '—', meaning: 'Below the line' },
  ],
  keyboard: [{ keys: ['Space'], effect: 'Ticks the box or takes the tick away' }],
  notes: ['The browser draws its own box in forced colours.'],
};
