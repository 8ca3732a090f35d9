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
  summary: 'Explains how something works by places in a picture. Plain facts are rows; a film is a video frame.',
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
    { keys: ['Tab'], effect: 'Moves from point to point, then to the button' },
    { keys: ['Enter', 'Space'], effect: 'Opens a point; on the last button: tells all points in turn, and stops' },
  ],
  transcript: [
    { action: 'Enter the demo', heard: 'How the tap saves water, region' },
    { action: 'Tab', heard: 'Cold in the middle, button, expanded' },
    { action: 'Tab, Enter', heard: 'Air in the jet, button, expanded' },
    { action: 'Arrow down', heard: 'A regulator mixes air in: 8.5 litres a minute feel like twelve.' },
  ],
  use: {
    do: ['Name each point by what it does for the reader.', 'Keep it to six points.'],
    dont: ['Do not put words into the picture alone.', 'Do not let it start by itself.'],
  },
  notes: [
    'No page of the shop has one yet: it stands with the documentation until a section needs it.',
    'Everything is in the list; the numbers in the picture repeat it for the eye and the hand, and are silent.',
    'It never moves by itself. Told in turn, each point stays for four seconds and a press stops it.',
  ],
  states: {
    prop: 'defaultPoint',
    values: ['lever', 'foot'],
    columns: [{ title: 'Open', selector: '.point[data-open]', args: {} }],
  },
};
