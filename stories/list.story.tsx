import type { ComponentProps } from 'react';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { NumberedList } from '#client/primitives/list/numbered-list.tsx';
import { SelectableList } from '#client/primitives/list/selectable-list.tsx';
import type { Story } from './story.ts';

type Props =
  | ComponentProps<typeof List>
  | ComponentProps<typeof NumberedList>
  | ComponentProps<typeof LinkList>
  | ComponentProps<typeof FactsTable>
  | ComponentProps<typeof SelectableList>;

const listOf = (props: Props) => {
  if ('steps' in props) return <NumberedList {...props} />;
  if ('links' in props) return <LinkList {...props} />;
  if ('rows' in props) return <FactsTable {...props} />;
  if ('label' in props) return <SelectableList {...props} />;
  return <List {...props} />;
};

const Example = (props: Props) => <section style={{ maxInlineSize: 'var(--form)' }}>{listOf(props)}</section>;

const item = (content: string) => ({ id: content, content });
const positions = [
  { id: 'sink', title: 'Delta 60 S, anthracite', text: '1 piece, delivered on 24 November', end: '€449.00' },
  { id: 'tap', title: 'Bogen P, brushed brass', text: '1 piece, delivered on 24 November', end: '€359.00' },
  { id: 'care', title: 'Care set for granite', text: 'Opened packages cannot be returned', end: '€19.00', isDisabled: true },
];
const label = 'What you send back';

export const story: Story<Props> = {
  slug: 'list',
  title: 'List',
  group: 'Content',
  summary: 'Things of one kind, one below the other: to read, to do in order, to follow, or to choose.',
  component: Example,
  variants: [
    {
      id: 'dash',
      title: 'Plain',
      args: {
        items: [
          item('Lift weights above 13 kg with two people.'),
          item('Connections are made by a trained fitter only.'),
          item('Do not use drain cleaner with soda lye on granite, and rinse at once should any of it have been spilled over the basin.'),
        ],
      },
    },
    {
      id: 'check',
      title: 'Included',
      args: { mark: 'check', items: ['Waste kit with two basket strainers', 'Overflow', 'Ten clamps and sealing tape'].map(item) },
    },
    {
      id: 'numbered',
      title: 'Steps',
      args: {
        steps: [
          { title: 'Mark the cut-out', text: '980 × 480 mm, corners R 15. The template is in the box.' },
          { title: 'Saw and seal', text: 'Coat the cut edge with silicone twice.' },
          { title: 'Lay in and clamp', text: 'Ten clamps from below, crosswise.' },
        ],
      },
    },
    {
      id: 'links',
      title: 'Ways on',
      args: {
        links: [
          { href: '/docs/list#sinks', label: 'Sinks', note: '12 models' },
          { href: '/docs/list#taps', label: 'Taps', note: '6 models' },
          { href: '/docs/list#materials', label: 'Materials' },
          { href: '/docs/list#home', label: 'To the start page' },
        ],
      },
    },
    {
      id: 'facts',
      title: 'Facts',
      args: {
        caption: 'Data of Delta 60 S',
        rows: [
          { id: 'material', label: 'Material', value: 'Quartz granite, coloured throughout' },
          { id: 'outer', label: 'Outer dimensions', value: '1000 × 500 mm' },
          { id: 'cut', label: 'Cut-out', value: '980 × 480 mm, R 15' },
          { id: 'weight', label: 'Weight', value: '13.2 kg' },
        ],
      },
    },
    { id: 'choose-one', title: 'To choose one', args: { label, items: positions, defaultChosen: ['sink'] } },
    { id: 'choose-many', title: 'To choose several', args: { label, items: positions, isMultiple: true, defaultChosen: ['sink', 'tap'] } },
    {
      id: 'choose-empty',
      title: 'Nothing to choose',
      args: { label, items: [], empty: 'Nothing of this order can be sent back any more.' },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        items: [
          'Arbeitsplattenausschnittsversiegelungsset',
          'Unterbauspülenbefestigungsklammern aus korrosionsbeständigem Edelstahl 1.4301',
        ].map(item),
        mark: 'check',
        lang: 'de',
      },
    },
  ],
  source: [
    { file: 'src/client/primitives/list/list.tsx', name: 'List' },
    { file: 'src/client/primitives/list/numbered-list.tsx', name: 'NumberedList' },
    { file: 'src/client/primitives/list/link-list.tsx', name: 'LinkList' },
    { file: 'src/client/primitives/list/facts-table.tsx', name: 'FactsTable' },
    { file: 'src/client/primitives/list/selectable-list.tsx', name: 'SelectableList' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves through the links; a list to choose from is one stop' },
    { keys: ['Up', 'Down'], effect: 'Move between the lines to choose from; over those that cannot be chosen, too' },
    { keys: ['Space', 'Enter'], effect: 'Choose the line, or take it back' },
    { keys: ['Home', 'End'], effect: 'First and last line' },
  ],
  transcript: [
    { action: 'Read on', heard: 'List with 3 items. Lift weights above 13 kg with two people' },
    { action: 'Tab into a list to choose from', heard: 'What you send back, grid. Delta 60 S, anthracite, row 1 of 3, selected' },
    { action: 'Down', heard: 'Bogen P, brushed brass, row 2 of 3' },
    { action: 'Space', heard: 'Bogen P, brushed brass, selected' },
  ],
  use: {
    do: [
      'Begin all items alike: all with a verb, or all with a noun.',
      'Number only what has an order.',
      'Tick what is done or included, with nothing left to press.',
    ],
    dont: ['Lists within lists.', 'For two answers: take radio buttons.', 'Ticks as decoration.'],
  },
  notes: [
    'All are lists by ear, too: VoiceOver loses a list that has no marks of its own, so its role is written down.',
    'A line that cannot be chosen says why in its second line.',
    'A chosen line has a filled box, an edge of 2 px and weight 600.',
  ],
  looks: [
    { title: 'Dashes', selector: '.list[data-mark="dash"]', example: 'dash' },
    { title: 'Ticks', selector: '.list[data-mark="check"]', example: 'check' },
    { title: 'Numbers', selector: '.item::before', example: 'numbered' },
    { title: 'Link under the pointer', selector: '.link:hover' },
    { title: 'Link to this page', selector: '.link[aria-current]' },
    { title: 'Choice: pointer', selector: '.item[data-hovered]' },
    { title: 'Choice: pressed', selector: '.item[data-pressed]' },
    { title: 'Choice: focus', selector: '.item[data-focus-visible]' },
    { title: 'Choice: the one chosen', selector: '.list[data-mode="single"] .item[data-selected]', example: 'choose-one' },
    { title: 'Choice: several chosen', selector: '.item[data-selected] .box', example: 'choose-many' },
    { title: 'Choice: not available', selector: '.item[data-disabled]', example: 'choose-many' },
  ],
};
