import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'colour-tiles'> = {
  uid: 'colour-tiles',
  component: 'ColourTiles',
  title: 'Colour tiles',
  summary: 'One product in all of its colours: the same detail close up, in the same light. The colours come from the catalogue.',
  variants: [
    {
      id: 'six',
      title: 'Six colours',
      data: {
        headline: 'Six colours, right through',
        text: 'Each picture shows the same place, in the same light.',
        productKey: 'delta-60-s',
        place: { x: 77, y: 36, zoom: 3.1 },
        button: { link: { product: 'delta-60-s' }, text: 'See Delta 60 S' },
      },
    },
    {
      id: 'four',
      title: 'Four colours',
      data: { headline: 'Four finishes on one sheet', productKey: 'kanal-80', place: { x: 84, y: 34, zoom: 2.4 } },
    },
    {
      id: 'long',
      title: 'Long words, two colours',
      language: 'de',
      data: { headline: 'Keramikspülenfarben', productKey: 'hafen-60', place: { x: 78, y: 34, zoom: 1.7 } },
    },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves from colour to colour' }],
  transcript: [
    { action: 'Next heading', heard: 'Six colours, right through, heading level 2' },
    { action: 'Next list', heard: 'List with 6 items. Anthracite, link' },
  ],
  use: {
    do: ['Choose a detail with structure: grooves, an edge, a corner of the bowl.'],
    dont: ['Do not enlarge more than three times: the picture has no more detail.'],
  },
  notes: ['Each tile links to the product in its colour.', 'Not interactive: it ships no script.'],
};
