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
  summary: 'The categories of a list, one of them visible at a time. If people compare the contents, show them below one another.',
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
    { keys: ['Tab'], effect: 'Moves from tab to tab; a tab out of view scrolls into view' },
    { keys: ['Enter'], effect: 'Opens the page of the tab' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Results, navigation landmark. Products 1, link, current page' },
    { action: 'Tab', heard: 'Categories 6, link' },
  ],
  use: {
    do: ['Use two to six short nouns of the same kind.', 'Keep the order, and omit empty categories.'],
    dont: [
      'Do not use tabs for steps: tabs have no sequence.',
      'Do not nest tabs.',
      'Do not hide what everybody must read: most people see the first tab only.',
    ],
  },
  notes: [
    'Each tab is a link with its own URL (decision 027): in the search results and on the careers page.',
    'Two buttons appear when more than 10 px are out of view; at an end the button there is disabled.',
    'On load the current tab is scrolled into view.',
  ],
  states: {
    prop: 'label',
    values: ['Results'],
    columns: [
      { title: 'Default', args: { tabs: few } },
      { title: 'Hover', selector: '.tab:hover', args: { tabs: few, show: 'hover' } },
      { title: 'Focus', selector: '.tab:focus-visible', args: { tabs: few, show: 'focus' } },
      { title: 'Current', selector: '.tab[aria-current]', args: { tabs: few, current: 'Categories' } },
    ],
  },
};
