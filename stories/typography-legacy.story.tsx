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
  summary: 'Long texts from an older system, stored as HTML. They are parsed, sanitised and styled; new texts are written as modules.',
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
    { keys: ['Tab'], effect: 'Moves from link to link; a table that has to scroll is a tab stop, too' },
    { keys: ['Left', 'Right'], effect: 'Scrolls a focused table' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Granit richtig pflegen, heading level 3' },
    { action: 'Read on (Down arrow)', heard: 'List with 2 items. Mit warmem Wasser ausspülen' },
    { action: 'Tab to an external link', heard: 'one that leads out (another site), link' },
  ],
  use: {
    do: [
      'Use it for existing texts: terms, privacy, care guides.',
      'Set the heading level that fits the page; the font sizes chosen by the editor do not matter.',
    ],
    dont: ['Do not use it for new pages: use modules.', 'Do not use it for layout, video or forms: they are removed.'],
  },
  notes: [
    'Unknown elements and attributes are removed, their text stays. Scripts, styles, frames and external images are removed with their content.',
    'Headings are fitted into the outline of the page, without skipping a level.',
    'The HTML sent is what a browser would parse: rows within table bodies, items within lists.',
    'Emphasis is italic, in Japanese and Chinese marked with dots.',
  ],
  looks: [
    { title: 'Heading', selector: '.rich > :is(h2, h3, h4, h5, h6)', example: 'article' },
    { title: 'List', selector: '.rich :is(ul, ol)', example: 'article' },
    { title: 'Quote', selector: '.rich blockquote', example: 'article' },
    { title: 'Table that scrolls', selector: '.wide', example: 'table' },
  ],
};
