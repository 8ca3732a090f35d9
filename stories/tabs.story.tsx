import type { ComponentProps } from 'react';
import { Tabs } from '#client/primitives/tabs/tabs.tsx';
import { ShowState } from './show-state.tsx';
import type { Story } from './story.ts';

/** `show` forces a state on the second tab. */
type Props = ComponentProps<typeof Tabs> & { show?: 'hover' | 'press' | 'focus' };

const texts = { back: 'Scroll back', forward: 'Scroll forward' };

const topics = [
  'Installing a sink',
  'Changing a cartridge',
  'Care of granite',
  'Care of steel',
  'Limescale',
  'Water pressure',
  'Spare parts',
  'Guarantee',
  'Returns',
  'Delivery',
  'Disposal',
  'Drawings',
];

const results: Props = {
  label: 'Results',
  texts,
  tabs: [
    { id: 'products', label: 'Products', count: '12', content: <p>Twelve products.</p> },
    { id: 'pages', label: 'Pages', count: '3', content: <p>Three pages.</p> },
    { id: 'dealers', label: 'Dealers', count: '0', isDisabled: true, content: <p>None.</p> },
    { id: 'downloads', label: 'Downloads', count: '7', content: <p>Seven downloads.</p> },
  ],
};

const few = results.tabs.slice(0, 2);

const Example = ({ show, ...props }: Props) => (
  <ShowState of="[role=tab]:not([aria-selected=true])" state={show}>
    <Tabs {...props} />
  </ShowState>
);

export const story: Story<Props> = {
  slug: 'tabs',
  title: 'Tabs',
  group: 'Layers',
  summary: 'Several contents in one place, one of them seen. What people compare stands below one another instead.',
  component: Example,
  source: [{ file: 'src/client/primitives/tabs/tabs.tsx', name: 'Tabs' }],
  variants: [
    { id: 'counts', title: 'With counts', args: results },
    {
      id: 'many',
      title: 'More than fit',
      args: { label: 'Topics', texts, tabs: topics.map((label) => ({ id: label, label, content: <p>{label}.</p> })) },
    },
    {
      id: 'far',
      title: 'Opened far to the right',
      args: {
        label: 'Topics',
        texts,
        selected: 'Disposal',
        tabs: topics.map((label) => ({ id: label, label, content: <p>{label}.</p> })),
      },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        label: 'Fragen',
        texts,
        tabs: [
          { id: 'a', label: 'Einbaumaßzeichnungen', content: <p>Zwölf Zeichnungen.</p> },
          { id: 'b', label: 'Oberflächenversiegelungsverfahren', content: <p>Ein Verfahren.</p> },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the open tab, then into what it shows' },
    { keys: ['Right', 'Left'], effect: 'Open the tab beside; after the last comes the first' },
    { keys: ['Home', 'End'], effect: 'Open the first or the last tab' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Results, tab list. Products 12, tab, selected, 1 of 4' },
    { action: 'Right arrow', heard: 'Pages 3, tab, selected, 2 of 4' },
    { action: 'Right arrow', heard: 'Downloads 7, tab, selected, 4 of 4' },
    { action: 'Tab', heard: 'Downloads 7, tab panel' },
  ],
  use: {
    do: [
      'Take two to six short nouns of the same kind.',
      'Keep the order; disable what is empty.',
      'Give each content an address where people may want to send it on.',
    ],
    dont: [
      'No steps: tabs have no order in which they are done.',
      'No tabs within tabs.',
      'Nothing that everybody must read: most people see the first tab only.',
    ],
  },
  notes: [
    'Two buttons appear as soon as more than 10 px are out of sight; at an end the button has nothing left to do and says so.',
    'A tab that was opened from elsewhere is brought into sight when the row appears.',
    'On paper the open tab stands above what it shows; the others are left out.',
  ],
  states: {
    prop: 'label',
    values: ['Results'],
    columns: [
      { title: 'Rest', args: { tabs: few } },
      { title: 'Pointer', selector: '.tab[data-hovered]', args: { tabs: few, show: 'hover' } },
      { title: 'Pressed', selector: '.tab[data-pressed]', args: { tabs: few, show: 'press' } },
      { title: 'Focus', selector: '.tab:focus-visible', args: { tabs: few, show: 'focus' } },
      { title: 'Selected', selector: '.tab[data-selected]', args: { tabs: few, selected: 'pages' } },
      { title: 'Disabled', selector: '.tab[data-disabled]', args: { tabs: few.map((tab, at) => ({ ...tab, isDisabled: at === 1 })) } },
    ],
  },
};
