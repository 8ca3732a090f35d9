import type { ComponentProps } from 'react';
import { Tabs } from '#client/primitives/tabs/tabs.tsx';
import { ShowState } from './show-state.tsx';
import type { Story } from './story.ts';

/** `show` forces a state on the second tab. */
type Props = ComponentProps<typeof Tabs> & { show?: 'hover' | 'focus' };

const texts = { back: 'Scroll tabs back', forward: 'Scroll tabs forward' };

const tabsOf = (labels: readonly string[]): Props['tabs'] =>
  labels.map((label, at) => ({ id: label, label, count: String(1 + ((at * 5) % 12)), href: `/docs/tabs?topic=${at}` }));

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

const results: Props = { label: 'Results', texts, tabs: tabsOf(['Products', 'Categories', 'Pages', 'Downloads']), current: 'Products' };
const few = results.tabs.slice(0, 2);

const Example = ({ show, ...props }: Props) => (
  <ShowState of="a:not([aria-current])" state={show}>
    <Tabs {...props} />
  </ShowState>
);

export const story: Story<Props> = {
  slug: 'tabs',
  title: 'Tabs',
  group: 'Layers',
  summary: 'The categories of a list, one of them seen. What people compare stands below one another instead.',
  component: Example,
  source: [{ file: 'src/client/primitives/tabs/tabs.tsx', name: 'Tabs' }],
  variants: [
    { id: 'counts', title: 'With counts', args: results },
    { id: 'many', title: 'More than fit', args: { label: 'Topics', texts, tabs: tabsOf(topics), current: 'Installing a sink' } },
    { id: 'far', title: 'Opened far to the right', args: { label: 'Topics', texts, tabs: tabsOf(topics), current: 'Disposal' } },
    {
      id: 'long',
      title: 'Long words',
      args: {
        label: 'Fragen',
        texts,
        tabs: tabsOf(['Einbaumaßzeichnungen', 'Oberflächenversiegelungsverfahren']),
        current: 'Einbaumaßzeichnungen',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from tab to tab; one that is out of sight scrolls into view' },
    { keys: ['Enter'], effect: 'Opens the page of the tab' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Results, navigation. Products 1, link, current page' },
    { action: 'Tab', heard: 'Categories 6, link' },
  ],
  use: {
    do: ['Take two to six short nouns of the same kind.', 'Keep the order, and leave out what is empty.'],
    dont: [
      'No steps: tabs have no order in which they are done.',
      'No tabs within tabs.',
      'Nothing that everybody must read: most people see the first tab only.',
    ],
  },
  notes: [
    'Each is a link with an address of its own (decision 027): search results and careers.',
    'Two buttons appear as soon as more than 10 px are out of sight; at an end the button has nothing left to do and says so.',
    'The current tab is brought into sight when the row appears.',
  ],
  states: {
    prop: 'label',
    values: ['Results'],
    columns: [
      { title: 'Rest', args: { tabs: few } },
      { title: 'Pointer', selector: '.tab:hover', args: { tabs: few, show: 'hover' } },
      { title: 'Focus', selector: '.tab:focus-visible', args: { tabs: few, show: 'focus' } },
      { title: 'Current', selector: '.tab[aria-current]', args: { tabs: few, current: 'Categories' } },
    ],
  },
};
