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
  summary: 'Items of one kind, one below the other: to read, to do in order, or to follow as links.',
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
  keyboard: [{ keys: ['Tab'], effect: 'Moves from link to link' }],
  transcript: [
    { action: 'Read on (Down arrow)', heard: 'List with 3 items. Lift weights above 13 kg with two people.' },
    { action: 'Tab to a link', heard: 'List with 4 items. Sinks 12 models, link' },
  ],
  use: {
    do: [
      'Start all items in the same way: all with a verb, or all with a noun.',
      'Number items only if their order matters.',
      'Use ticks for what is done or included, not for something to choose.',
    ],
    dont: ['Do not nest lists.', 'Do not use it to choose between answers: use radio buttons.', 'Do not use ticks as decoration.'],
  },
  notes: [
    'All variants stay lists for screen readers: VoiceOver ignores lists without markers, so they use an empty marker instead of none.',
  ],
  looks: [
    { title: 'Dashes', selector: '.list[data-mark="dash"]', example: 'dash' },
    { title: 'Ticks', selector: '.list[data-mark="check"]', example: 'check' },
    { title: 'Numbers', selector: '.item::before', example: 'numbered' },
    { title: 'Link, hovered', selector: '.link:hover' },
    { title: 'Link to the current page', selector: '.link[aria-current]' },
  ],
};
