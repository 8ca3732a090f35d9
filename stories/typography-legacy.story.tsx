import type { ElementContent } from 'hast';
import type { ComponentProps } from 'react';
import { RichText } from '#client/primitives/rich-text/rich-text.tsx';
import read from './legacy-texts.json' with { type: 'json' };
import type { Story } from './story.ts';

const tableLabel = 'Table';
const outside = 'another site';
const { article, table, levels, untidy, japanese, long } = read as Record<keyof typeof read, ElementContent[]>;

export const story: Story<ComponentProps<typeof RichText>> = {
  slug: 'typography-legacy',
  title: 'Legacy text',
  group: 'Foundations',
  summary: 'Long texts that editors wrote in an older system arrive as HTML. They are read, cleaned and dressed; new texts are modules.',
  component: RichText,
  variants: [
    { id: 'article', title: 'Article', args: { text: article, tableLabel, outside, lang: 'de' } },
    { id: 'table', title: 'Table', args: { text: table, tableLabel, outside, lang: 'de' } },
    { id: 'levels', title: 'Headings out of order', args: { text: levels, tableLabel, outside, firstLevel: 2 } },
    { id: 'untidy', title: 'Untidy and hostile', args: { text: untidy, tableLabel, outside } },
    { id: 'japanese', title: 'Japanese', args: { text: japanese, tableLabel, outside, lang: 'ja' } },
    { id: 'long', title: 'Long words', args: { text: long, tableLabel, outside, lang: 'de' } },
  ],
  source: [{ file: 'src/client/primitives/rich-text/rich-text.tsx', name: 'RichText' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from link to link; a table that is wider than its place is a stop, too' },
    { keys: ['Left', 'Right'], effect: 'Scroll a table that has the focus' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Granit richtig pflegen, heading level 3' },
    { action: 'Read on', heard: 'List with 2 items. Mit warmem Wasser ausspülen' },
    { action: 'Tab to a link that leads out', heard: 'one that leads out (another site), link' },
  ],
  use: {
    do: [
      'Take it for what already exists: terms, privacy, care guides.',
      'Give the level that fits the page; the editor’s sizes do not matter.',
    ],
    dont: ['For new pages: take modules.', 'To bring in layout, video or forms: none of it comes through.'],
  },
  notes: [
    'Elements and attributes that are not known are taken off; their words stay. Scripts, styles, frames and foreign pictures go with all that is in them.',
    'Headings are fitted into the outline of the page, without a gap.',
    'What is sent is what a browser would make of it: rows stand in bodies, items in lists.',
    'Emphasis is slanted, in Japanese and Chinese dotted.',
  ],
  looks: [
    { title: 'Heading', selector: '.rich > :is(h2, h3, h4, h5, h6)', example: 'article' },
    { title: 'List', selector: '.rich :is(ul, ol)', example: 'article' },
    { title: 'Quote', selector: '.rich blockquote', example: 'article' },
    { title: 'Table, scrolls by itself', selector: '.wide', example: 'table' },
  ],
};
