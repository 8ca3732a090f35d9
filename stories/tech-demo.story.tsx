import type { ComponentProps } from 'react';
import { TechDemo } from '#client/docs/tech-demo/tech-demo.tsx';
import { sampleTap } from './sample-picture.ts';
import type { Story } from './story.ts';

const tap = {
  label: 'How the tap saves water',
  picture: sampleTap,
  alt: 'A tap with a high arc and a lever at its side',
  texts: { play: 'Tell all in turn', pause: 'Stop' },
  points: [
    {
      id: 'lever',
      x: 0.55,
      y: 0.6,
      title: 'Cold in the middle',
      text: <p>The lever rests on cold: the boiler starts only when warm water is wanted.</p>,
    },
    {
      id: 'outlet',
      x: 0.62,
      y: 0.42,
      title: 'Air in the jet',
      text: <p>A regulator mixes air in: 8.5 litres a minute feel like twelve.</p>,
    },
    { id: 'foot', x: 0.46, y: 0.79, title: 'Sealed foot', text: <p>A ring in the foot keeps the worktop dry below.</p> },
  ],
};

export const story: Story<ComponentProps<typeof TechDemo>> = {
  slug: 'tech-demo',
  title: 'Tech demo',
  group: 'Content',
  summary: 'Explains how something works with numbered points in a picture. For plain facts, use rows; for a film, a video frame.',
  component: TechDemo,
  source: [{ file: 'src/client/docs/tech-demo/tech-demo.tsx', name: 'TechDemo' }],
  variants: [
    { id: 'first', title: 'First point open', args: tap },
    { id: 'other', title: 'Another point open', args: { ...tap, defaultPoint: 'foot' } },
    { id: 'one', title: 'One point', args: { ...tap, points: tap.points.slice(0, 1) } },
    {
      id: 'long',
      title: 'Long words',
      args: {
        ...tap,
        points: [
          {
            id: 'long',
            x: 0.55,
            y: 0.6,
            title: 'Warmwasserverbrauchsbegrenzung durch Mittelstellungskaltwasser',
            text: <p>Die Durchlauferhitzereinschaltung unterbleibt, solange der Hebel in der Mitte steht.</p>,
          },
          ...tap.points.slice(1),
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from point to point, then to the play button' },
    { keys: ['Enter', 'Space'], effect: 'Expands a point; on the play button: starts or stops playing all points in sequence' },
  ],
  transcript: [
    { action: 'Move into the demo', heard: 'How the tap saves water, region' },
    { action: 'Tab', heard: 'Cold in the middle, button, expanded' },
    { action: 'Tab, Enter', heard: 'Air in the jet, button, expanded' },
    { action: 'Down arrow', heard: 'A regulator mixes air in: 8.5 litres a minute feel like twelve.' },
  ],
  use: {
    do: ['Name each point by its benefit for the reader.', 'Use six points at most.'],
    dont: ['Do not put text into the picture alone.', 'Do not start it automatically.'],
  },
  notes: [
    'No page of the shop uses it yet; it belongs to the documentation until a section needs it.',
    'All content is in the list; the numbers in the picture repeat it for sighted users and pointers, and are hidden from screen readers.',
    'It never plays by itself. During playback each point stays open for four seconds; a click on a point or on the button stops it.',
  ],
  states: {
    prop: 'defaultPoint',
    values: ['lever', 'foot'],
    columns: [{ title: 'Expanded', selector: '.point[data-open]', args: {} }],
  },
};
