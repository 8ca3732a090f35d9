import { type ComponentProps, useState } from 'react';
import { Chips } from '#client/primitives/chip/chips.tsx';
import { PlainChips } from '#client/primitives/chip/plain-chips.tsx';
import type { Story } from './story.ts';

type Props = Omit<ComponentProps<typeof Chips>, 'onRemove'> | ComponentProps<typeof PlainChips>;

const Removable = ({ chips, ...rest }: Omit<ComponentProps<typeof Chips>, 'onRemove'>) => {
  const [left, setLeft] = useState(chips);
  return <Chips {...rest} chips={left} onRemove={(id) => setLeft(left.filter((chip) => chip.id !== id))} />;
};

const Example = (props: Props) => ('after' in props ? <PlainChips {...props} /> : <Removable {...props} />);

const chips = [
  { id: 'cabinet', label: 'Fits 60 cm' },
  { id: 'granite', label: 'Granite' },
  { id: 'steel', label: 'Stainless steel' },
  { id: 'price', label: 'Up to €800' },
];
const texts = { label: 'Chosen filters', removeLabel: 'Remove', empty: 'Nothing is chosen' };

export const story: Story<Props> = {
  slug: 'chip',
  title: 'Chip',
  group: 'Input',
  summary: 'Something that was chosen, to be taken out again: a filter, a file, a dealer. What is still to be chosen is a pill.',
  component: Example,
  variants: [
    { id: 'filters', title: 'Filters', args: { ...texts, chips } },
    { id: 'one', title: 'The last one', args: { ...texts, chips: chips.slice(0, 1) } },
    { id: 'empty', title: 'Nothing left', args: { ...texts, chips: [] } },
    {
      id: 'links',
      title: 'Links',
      args: {
        label: 'Chosen filters',
        after: 'content',
        chips: chips.map(({ id, label }) => ({ id, label, href: `/docs/chip?without=${id}`, name: `Remove filter ${label}` })),
        clear: { href: '/docs/chip', label: 'Clear all filters' },
      },
    },
    {
      id: 'long',
      title: 'Long and many',
      args: {
        ...texts,
        chips: [
          { id: 'long', label: 'Unterbauspülen mit Abtropffläche und Restebecken, Becken rechts' },
          ...['Anthrazit', 'Kiesel', 'Espresso', 'Sand', 'Weiß', 'Schwarz', 'Gunmetal'].map((label) => ({ id: label, label })),
        ],
      },
    },
    { id: 'disabled', title: 'One that stays', args: { ...texts, chips: chips.map((chip, at) => ({ ...chip, isDisabled: at === 0 })) } },
  ],
  source: [
    { file: 'src/client/primitives/chip/chips.tsx', name: 'Chips' },
    { file: 'src/client/primitives/chip/plain-chips.tsx', name: 'PlainChips' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves into the group; links are a stop each' },
    { keys: ['Left', 'Right'], effect: 'Move between the chips' },
    { keys: ['Del', 'Backspace'], effect: 'Take the chip out; the focus moves to the next, or to the one before' },
    { keys: ['Enter'], effect: 'Follows the link that takes the value out; the focus moves to the next, at last to the results' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Chosen filters, grid. Fits 60 cm, row 1 of 4. Press Delete to remove tag' },
    { action: 'Right', heard: 'Granite, row 2 of 4' },
    { action: 'Delete', heard: 'Stainless steel, row 2 of 3' },
    { action: 'Enter on a link', heard: 'Remove filter Granite, link. 3 sinks' },
  ],
  use: {
    do: ['Say the value as it was chosen: “Fits 60 cm”, not “Cabinet: 60”.', 'Offer a way to take out all of them at once.'],
    dont: ['For labels that cannot be taken out: those are badges or plain words.', 'To choose: that is a pill.'],
  },
  notes: [
    'The cross is 44 px wide, as high as its chip; the whole link is the target where chips are links.',
    'The list itself announces its new count, once; a chip says nothing by itself.',
    'Chips wrap; a long one breaks within.',
  ],
  states: {
    prop: 'label',
    values: ['Chosen filters'],
    columns: [
      { title: 'Rest', args: { chips: chips.slice(0, 1) } },
      { title: 'Pointer', selector: '.chip:hover, .chip[data-hovered]', args: { chips: chips.slice(0, 1), 'data-show': 'hover' } },
      { title: 'Focus', selector: ':focus-visible', args: { chips: chips.slice(0, 1), 'data-show': 'focus' } },
      { title: 'Disabled', selector: '.chip[data-disabled]', args: { chips: [{ id: 'cabinet', label: 'Fits 60 cm', isDisabled: true }] } },
    ],
  },
};
