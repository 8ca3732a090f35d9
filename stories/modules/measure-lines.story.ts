import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'measure-lines'> = {
  uid: 'measure-lines',
  component: 'MeasureLines',
  title: 'Measure lines',
  summary: 'Periods as lines in one scale: the minutes that something takes, the years of a guarantee.',
  variants: [
    {
      id: 'years',
      title: 'Years of the country',
      data: {
        headline: 'How long are you covered?',
        text: 'On top of your rights in law, with no registration.',
        lines: [
          { kind: 'guarantee', of: 'sink', label: 'of guarantee on every sink' },
          { kind: 'guarantee', of: 'tap', label: 'of guarantee on every tap' },
          { kind: 'guarantee', of: 'law', label: 'of liability by law, which always applies' },
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
    { action: 'Next heading', heard: 'How long are you covered?, heading level 2' },
    { action: 'Next list', heard: 'List with 2 items. 15 years of guarantee on every sink' },
  ],
  use: {
    do: ['Name years by what they stand for: the figure comes from the data of the country and the company.'],
    dont: ['Do not mix minutes and years in one section: in one scale, one of them would disappear.'],
  },
  notes: [
    'A period that the country does not have is left out, such as statutory liability in years outside the EU.',
    'Not interactive: it ships no script.',
  ],
};
