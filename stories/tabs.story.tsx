import type { ComponentProps } from 'react';
import { Tabs } from '#client/primitives/tabs/tabs.tsx';
import type { Story } from './story.ts';

const texts = { back: 'Scroll back', forward: 'Scroll forward' };

const Example = (props: ComponentProps<typeof Tabs>) => (
  <div style={{ inlineSize: '100%' }}>
    <Tabs {...props} />
  </div>
);

export const story: Story<ComponentProps<typeof Tabs>> = {
  slug: 'tabs',
  title: 'Tabs',
  group: 'Layers',
  summary: 'Several contents in one place, one of them seen.',
  component: Example,
  variants: [
    {
      id: 'two',
      title: 'With counts',
      args: {
        label: 'Results',
        texts,
        tabs: [
          { id: 'products', label: 'Products', count: '12', content: <p>Twelve products.</p> },
          { id: 'pages', label: 'Pages', count: '3', content: <p>Three pages.</p> },
        ],
      },
    },
    {
      id: 'many',
      title: 'More than fit',
      args: {
        label: 'Topics',
        texts,
        tabs: Array.from({ length: 14 }, (_, at) => ({ id: `t${at}`, label: `A longer topic ${at + 1}`, content: <p>Topic {at + 1}</p> })),
      },
    },
  ],
  props: [
    { name: 'tabs', type: 'Tab[]', standard: '—', meaning: 'Label, count, content' },
    { name: 'selected', type: 'string', standard: 'the first', meaning: 'Id of the open one' },
  ],
  keyboard: [
    { keys: ['Left', 'Right'], effect: 'Open the tab before or after' },
    { keys: ['Home', 'End'], effect: 'Open the first or last tab' },
  ],
  notes: ['Buttons to scroll appear when more than 10 px are hidden.'],
};
