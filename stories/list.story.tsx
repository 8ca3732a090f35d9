import type { ComponentProps } from 'react';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { NumberedList } from '#client/primitives/list/numbered-list.tsx';
import type { Story } from './story.ts';

type Props =
  | ComponentProps<typeof List>
  | ComponentProps<typeof NumberedList>
  | ComponentProps<typeof LinkList>
  | ComponentProps<typeof FactsTable>;

const listOf = (props: Props) => {
  if ('steps' in props) return <NumberedList {...props} />;
  if ('links' in props) return <LinkList {...props} />;
  if ('rows' in props) return <FactsTable {...props} />;
  return <List {...props} />;
};

const Example = (props: Props) => <section style={{ maxInlineSize: 'var(--form)' }}>{listOf(props)}</section>;

const item = (content: string) => ({ id: content, content });

export const story: Story<Props> = {
  slug: 'list',
  title: 'List',
  group: 'Content',
  summary: 'Things of one kind, one below the other: to read, to do in order, or to follow.',
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
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves through the links' }],
  transcript: [
    { action: 'Read on', heard: 'List with 3 items. Lift weights above 13 kg with two people' },
    { action: 'Tab to a way on', heard: 'Sinks 12 models, link' },
  ],
  use: {
    do: [
      'Begin all items alike: all with a verb, or all with a noun.',
      'Number only what has an order.',
      'Tick what is done or included, with nothing left to press.',
    ],
    dont: ['Lists within lists.', 'For two answers: take radio buttons.', 'Ticks as decoration.'],
  },
  notes: ['All are lists by ear, too: VoiceOver loses a list that has no marks of its own, so its role is written down.'],
  looks: [
    { title: 'Dashes', selector: '.list[data-mark="dash"]', example: 'dash' },
    { title: 'Ticks', selector: '.list[data-mark="check"]', example: 'check' },
    { title: 'Numbers', selector: '.item::before', example: 'numbered' },
    { title: 'Link under the pointer', selector: '.link:hover' },
    { title: 'Link to this page', selector: '.link[aria-current]' },
  ],
};
