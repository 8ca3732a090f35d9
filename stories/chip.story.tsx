import type { ComponentProps } from 'react';
import { Chips } from '#client/primitives/chip/chips.tsx';
import { ShowState } from './show-state.tsx';
import type { Story } from './story.ts';

/** `show` forces a state on the first chip. */
type Props = ComponentProps<typeof Chips> & { show?: 'hover' | 'focus' };

const Example = ({ show, ...props }: Props) => (
  <ShowState of="li > a" state={show}>
    <Chips {...props} />
  </ShowState>
);

const chipsOf = (labels: readonly string[]): Props['chips'] =>
  labels.map((label, at) => ({ id: label, label, href: `/docs/chip?without=${at}`, name: `Remove filter ${label}` }));

const chips = chipsOf(['Fits 60 cm', 'Granite', 'Stainless steel', 'Up to €800']);
const one = chips.slice(0, 1);
const group = { label: 'Chosen filters', after: 'content' };
const clear = { href: '/docs/chip', label: 'Clear all filters' };

export const story: Story<Props> = {
  slug: 'chip',
  title: 'Chip',
  group: 'Input',
  summary: 'An active filter that can be removed. To choose filters, use pills.',
  component: Example,
  variants: [
    { id: 'links', title: 'Filters', args: { ...group, chips, clear } },
    { id: 'one', title: 'The last one', args: { ...group, chips: one } },
    {
      id: 'long',
      title: 'Long and many',
      args: {
        ...group,
        clear,
        chips: chipsOf([
          'Unterbauspülen mit Abtropffläche und Restebecken, Becken rechts',
          ...['Anthrazit', 'Kiesel', 'Espresso', 'Sand', 'Weiß', 'Schwarz', 'Gunmetal'],
        ]),
      },
    },
  ],
  source: [{ file: 'src/client/primitives/chip/chips.tsx', name: 'Chips' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from chip to chip' },
    {
      keys: ['Enter'],
      effect: 'Follows the link that removes the filter; the focus moves to the next chip, and after the last one to the results',
    },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Chosen filters, list with 5 items. Remove filter Fits 60 cm, link' },
    { action: 'Enter', heard: 'Remove filter Granite, link. 3 sinks' },
  ],
  use: {
    do: ['Use the words of the filter as chosen: “Fits 60 cm”, not “Cabinet: 60”.', 'Offer a link that removes all filters at once.'],
    dont: ['Do not use it for labels that cannot be removed: use a badge or plain text.', 'Do not use it to make a choice: use a pill.'],
  },
  notes: [
    'Each chip is a link to the list without that filter, so it works without script; the whole chip is the target.',
    'The list itself announces its new number of results, once; the chip announces nothing.',
    'Chips wrap onto several lines; a long label wraps within its chip.',
  ],
  states: {
    prop: 'label',
    values: ['Chosen filters'],
    columns: [
      { title: 'Default', args: { chips: one } },
      { title: 'Hover', selector: '.chip:hover', args: { chips: one, show: 'hover' } },
      { title: 'Focus', selector: ':focus-visible', args: { chips: one, show: 'focus' } },
    ],
  },
};
