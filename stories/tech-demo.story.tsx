import type { ComponentProps } from 'react';
import { TechDemo } from '#client/docs/tech-demo/tech-demo.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof TechDemo>> = {
  slug: 'tech-demo',
  title: 'Tech demo',
  group: 'Content',
  summary: 'What every component leaves to the browser, each technique alone. Nothing here is measured or moved by script.',
  component: TechDemo,
  variants: [
    { id: 'words', title: 'Words that break', args: { technique: 'words' } },
    { id: 'container', title: 'Columns that follow their box', args: { technique: 'container' } },
    { id: 'direction', title: 'Sides that follow the reading', args: { technique: 'direction' } },
  ],
  source: [{ file: 'src/client/docs/tech-demo/tech-demo.tsx', name: 'TechDemo' }],
  keyboard: [],
  transcript: [
    { action: 'Read the long words', heard: 'Each word whole, in its own language: a hyphen at the end of a line is not said' },
    { action: 'Read the columns', heard: 'List, 4 items: 60 cm cabinet, 31 kg, Two bowls, 280 °C' },
    { action: 'Read the line from right to left', heard: 'The same order as it is written: the icon is silent' },
  ],
  use: {
    do: [
      'Give every foreign passage its own `lang`: hyphens and faces follow it.',
      'Ask the box for room by a container query where a component stands in columns of different widths.',
      'Write sides as start and end: the other direction then needs nothing.',
    ],
    dont: ['Measure text or windows by script to lay something out.', 'Cut a word that is too long: let it break.'],
  },
  notes: ['The order for the eye is the order in the document, in both directions.'],
};
