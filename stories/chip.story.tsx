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
  summary: 'A filter that was chosen, to be taken out again. What is still to be chosen is a pill.',
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
    { keys: ['Enter'], effect: 'Follows the link that takes the value out; the focus moves to the next, at last to the results' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Chosen filters, list with 5 items. Remove filter Fits 60 cm, link' },
    { action: 'Enter', heard: 'Remove filter Granite, link. 3 sinks' },
  ],
  use: {
    do: ['Say the value as it was chosen: “Fits 60 cm”, not “Cabinet: 60”.', 'Offer a way to take out all of them at once.'],
    dont: ['For labels that cannot be taken out: those are badges or plain words.', 'To choose: that is a pill.'],
  },
  notes: [
    'Each is a link to the list without it, so it works without script; the whole chip is the target.',
    'The list itself announces its new count, once; a chip says nothing by itself.',
    'Chips wrap; a long one breaks within.',
  ],
  states: {
    prop: 'label',
    values: ['Chosen filters'],
    columns: [
      { title: 'Rest', args: { chips: one } },
      { title: 'Pointer', selector: '.chip:hover', args: { chips: one, show: 'hover' } },
      { title: 'Focus', selector: ':focus-visible', args: { chips: one, show: 'focus' } },
    ],
  },
};
