import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'measure-lines'> = {
  uid: 'measure-lines',
  component: 'MeasureLines',
  title: 'Measure lines',
  summary: 'Spans of time as lines in one scale: minutes that something takes, years that a guarantee lasts.',
  variants: [
    {
      id: 'years',
      title: 'Years of the country',
      data: {
        headline: 'What holds after years?',
        text: 'On top of your rights in law, with no registration.',
        lines: [
          { kind: 'guarantee', of: 'sink', label: 'guarantee on every sink' },
          { kind: 'guarantee', of: 'tap', label: 'guarantee on every tap' },
          { kind: 'guarantee', of: 'law', label: 'liability by law, which always applies' },
        ],
      },
    },
    {
      id: 'minutes',
      title: 'Minutes, with texts below',
      data: {
        headline: 'A quarter of an hour against limescale',
        lines: [{ kind: 'minutes', minutes: 15, label: 'with warm water and a dash of vinegar' }],
        notes: [
          { headline: 'Before', text: 'Fill the bowl with warm water and a dash of vinegar.' },
          { headline: 'After', text: 'Wipe in circles with the rough side of the sponge and rinse.' },
        ],
        button: { link: { page: 'materials', hash: 'care' }, text: 'Care compared' },
        ground: 'soft',
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Haltbarkeitsgarantiezeiträume',
        lines: [
          { kind: 'guarantee', of: 'sink', label: 'Haltbarkeitsgarantie auf Küchenspülenoberflächen' },
          { kind: 'guarantee', of: 'law', label: 'Sachmängelhaftungsverjährungsfrist' },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'What holds after years?, heading level 2' },
    { action: 'Next list', heard: 'List, 2 items, 15 years guarantee on every sink' },
  ],
  use: {
    do: ['Name years by what they are of: the figure comes from the country and the company.'],
    dont: ['Do not mix minutes and years in one section: one scale would hide one of them.'],
  },
  notes: [
    'A line that the country does not have is left out, as liability by law in years outside the Union.',
    'Nothing in it reacts: it ships no script.',
  ],
};
